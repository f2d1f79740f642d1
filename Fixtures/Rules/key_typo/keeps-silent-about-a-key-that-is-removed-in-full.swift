import Foundation

/// The repaired twins; and an old key that is only cleared away beside a new one that is read and written.
struct Welcome {
  var isDone: Bool { UserDefaults.standard.bool(forKey: "hasSeenWelcome") }

  func finish() { UserDefaults.standard.set(true, forKey: "hasSeenWelcome") }

  func forget() {
    UserDefaults.standard.removeObject(forKey: "hasSeenWelcome")
    UserDefaults.standard.removeObject(forKey: "hasSeenWelcom")
  }
}
