import Foundation

extension Kiln {
  func reachedTemperature() {
    isHeating = false
    isFiring = true
  }

  func finished() {
    isFiring = false
    isCooling = true
    // untangle:disable:next string_key - a script reads it, too
    _ = UserDefaults.standard.integer(forKey: "fires")
  }
}
