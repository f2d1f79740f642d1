import Foundation

/// One spelling is read and the other is only removed: the first is never there, the second never was.
struct Welcome {
  var isDone: Bool {
    UserDefaults.standard.bool(forKey: "hasSeenWelcome")  //~ key_typo "read and never written, 'hasSeenWelcom' is removed"
  }

  func forget() { UserDefaults.standard.removeObject(forKey: "hasSeenWelcom") }
}

/// Removed in the right spelling, written in the wrong one.
struct Launches {
  var count: Int {
    UserDefaults.standard.integer(forKey: "launchCount")  //~ key_typo "'launchCount' is read and never written"
  }

  func note(_ count: Int) {
    UserDefaults.standard.set(count, forKey: "launchCout")
  }

  func forget() { UserDefaults.standard.removeObject(forKey: "launchCount") }
}
