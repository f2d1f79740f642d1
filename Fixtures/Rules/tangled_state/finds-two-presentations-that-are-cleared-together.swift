/// Three ways lead back, and each clears both: the code means that one of them is open at a time.
final class Navigation {
  var draft: String?  //~ tangled_state "'draft' and 'isMenuShown' are cleared together in 3 places and never set together"
  var isMenuShown = false

  func write(_ text: String) { draft = text }
  func openMenu() { isMenuShown = true }

  func goHome() {
    draft = nil
    isMenuShown = false
  }

  func goToProfile() {
    isMenuShown = false
    draft = nil
  }

  func signOut() {
    draft = nil
    isMenuShown = false
  }
}
