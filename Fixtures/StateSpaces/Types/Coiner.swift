//~ states Coiner contains
//~ variables isPressing isCounting
//~ make Coiner()
//~ do it.press()
//~ do it.count()
//~ do it.rest()
//~ rewrite isPressing isCounting

/// The press runs apart, and whoever touches the state takes the lock.
final class Coiner: @unchecked Sendable {
  private(set) var isPressing = false
  private(set) var isCounting = false
  private let lock = NSLock()

  func press() {
    DispatchQueue.global().async { [self] in begin() }
  }

  private func begin() {
    lock.withLock {
      guard !isCounting else { return }
      isPressing = true
    }
  }

  func count() {
    lock.withLock {
      isPressing = false
      isCounting = true
    }
  }

  func rest() {
    lock.withLock {
      isPressing = false
      isCounting = false
    }
  }
}
