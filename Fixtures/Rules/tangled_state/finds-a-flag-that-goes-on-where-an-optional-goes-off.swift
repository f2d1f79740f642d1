/// Each write of one has the opposite of the other beside it, and yet `fail` may come while the work goes on.
final class Upload {
  var isSending = false  //~ tangled_state "'isSending' is set where 'problem' is cleared, and the other way round"
  var problem: String?

  func begin() {
    isSending = true
    problem = nil
  }

  func end(_ text: String) {
    isSending = false
    problem = text
  }

  func fail(_ text: String) { problem = text }
}
