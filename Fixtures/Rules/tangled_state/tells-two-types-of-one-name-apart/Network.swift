enum Network {
  final class Session {
    var isOpen = false
    var isMetered = false
    var isTrusted = false

    func open() { isOpen = true }
    func trust() { isTrusted = true }
    func meter() { isMetered = true }
  }
}
