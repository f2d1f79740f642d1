import Foundation

/// Nothing but the property writes the key.
enum Launches {
  static var count: Int {
    get { UserDefaults.standard.integer(forKey: "launchCountOfApp") }
    set { UserDefaults.standard.set(newValue, forKey: "launchCountOfApp") }
  }
}
