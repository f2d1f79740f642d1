enum Audio {
  final class Session {
    var isOpen = false  //~ tangled_state "'isOpen', 'isMuted' and 'isClosing'"
    var isMuted = false
    var isClosing = false

    func open() {
      isOpen = true
      isMuted = false
    }

    func close() {
      isOpen = false
      isClosing = true
    }
  }
}
