// Two bodies write both, and every combination is reached: no state of its own.
final class Lamp {
  private(set) var isBright = false
  private(set) var isWarm = false

  func dim() {
    isBright = false
    isWarm = true
  }

  func shine() { isBright = true }
  func cool() { isWarm = false }
}
