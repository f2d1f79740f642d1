import Foundation

struct Recents {
  var filters: [String] {
    get { UserDefaults.standard.stringArray(forKey: "recentFilters") ?? [] }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "recentFilters") }
  }

  var filter: String? {
    get { UserDefaults.standard.string(forKey: "recentFilter") }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "recentFilter") }
  }
}
