//@ pairs = false
final class Kettle {
  private(set) var isHeating = false
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
}
