import Foundation

struct Slots {
  func save(_ first: Int, _ second: Int) {
    UserDefaults.standard.set(first, forKey: "slotValue1")
  }

  var second: Int { UserDefaults.standard.integer(forKey: "slotValue2") }
}
