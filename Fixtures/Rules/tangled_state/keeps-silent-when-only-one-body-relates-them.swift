final class Wizard {
  var hasName = false
  var hasAddress = false
  var hasPayment = false

  func startOver() {
    hasName = false
    hasAddress = false
    hasPayment = false
  }

  func enterName() { hasName = true }
  func enterAddress() { hasAddress = true }
  func enterPayment() { hasPayment = true }
}
