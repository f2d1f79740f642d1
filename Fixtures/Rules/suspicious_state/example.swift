// Cleared by a tap on the cross, the field is gone and the search goes on.
final class SearchField {
  private(set) var isActive = false
  private(set) var isVisible = false

  func begin() {
    isActive = true
    isVisible = true
  }

  func cancel() {
    isActive = false
    isVisible = false
  }

  func submit() {
    isVisible = false
    isActive = false
  }

  func clear() {  //~ suspicious_state "'clear' leaves 'isActive' without 'isVisible': 'cancel' and 'submit' clear both"
    isVisible = false
  }
}
