// Two flags are enough where no state has both.
final class Kettle {
  private(set) var isHeating = false  //~ tangled_state "'isHeating' and 'isBoiling' are never both true: at most 3 of 4 combinations are reached"
  private(set) var isBoiling = false

  func start() {
    isHeating = true
    isBoiling = false
  }

  func boil() {
    guard isHeating else { return }
    isHeating = false
    isBoiling = true
  }

  func stop() {
    isHeating = false
    isBoiling = false
  }
}
