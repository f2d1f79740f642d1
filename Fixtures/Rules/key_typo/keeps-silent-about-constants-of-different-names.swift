import Foundation

enum PaneKey {
  static let upper = "upperPane"
  static let uppermost = "uperPane"
}

struct Panes {
  func save() {
    UserDefaults.standard.set(1, forKey: PaneKey.upper)
    UserDefaults.standard.set(2, forKey: PaneKey.uppermost)
  }

  var sum: Int {
    UserDefaults.standard.integer(forKey: PaneKey.upper)
      + UserDefaults.standard.integer(forKey: PaneKey.uppermost)
  }
}
