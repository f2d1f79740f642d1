/// A subclass with an initialiser of its own that writes what it inherits.
class Runner {
  var isReady: Bool
  var isRacing = false

  init(isReady: Bool) { self.isReady = isReady }

  func prepare() { isReady = !isRacing }

  func go() {
    guard isReady else { return }
    isRacing = true
  }
}
