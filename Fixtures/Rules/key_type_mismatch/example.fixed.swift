import Foundation

struct LaunchCounter {
  func count(_ launches: Int) {
    UserDefaults.standard.set(3, forKey: "launches")
  }

  var launches: Int {
    UserDefaults.standard.integer(forKey: "launches")
  }
}
