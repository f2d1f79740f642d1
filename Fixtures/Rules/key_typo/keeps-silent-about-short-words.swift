import Foundation

struct Switches {
  func turnOn() { UserDefaults.standard.set(true, forKey: "isOn") }

  var isOff: Bool { UserDefaults.standard.bool(forKey: "isOff") }
  var isOut: Bool { UserDefaults.standard.bool(forKey: "isOut") }
}
