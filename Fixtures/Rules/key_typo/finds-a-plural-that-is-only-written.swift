import Foundation

struct Filters {
  func save(_ names: [String]) { UserDefaults.standard.set(names, forKey: "recentFilters") }

  var names: [String] { UserDefaults.standard.stringArray(forKey: "recentFilter") ?? [] }  //~ key_typo
}
