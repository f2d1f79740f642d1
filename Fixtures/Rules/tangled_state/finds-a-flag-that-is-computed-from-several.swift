/// That a form cannot be sent without a name is the definition of the flag, and no state.
final class ContactForm {
  var hasName = false  //~ tangled_state "'canSend' is computed from 'hasName', 'hasAddress' and 'usesAddress' where it is written"
  var hasAddress = false
  var usesAddress = false
  var canSend = true

  func nameChanged(_ name: String) {
    hasName = !name.isEmpty
    check()
  }

  func addressChanged(_ address: String) {
    hasAddress = !address.isEmpty
    check()
  }

  func addressTurned() {
    usesAddress.toggle()
    check()
  }

  private func check() {
    canSend = hasName && (!usesAddress || hasAddress)
    redraw()
  }
}
