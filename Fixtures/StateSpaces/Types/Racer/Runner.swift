/// What `Racer` inherits and writes: variables of this type, unknown in its own space.
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
