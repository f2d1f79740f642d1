//~ states Chain exact
//~ variables isFirst isSecond isThird
//~ make Chain()
//~ do it.start()
//~ do it.stop()
//~ rewrite left: independent

/// Closures within closures, each later than the one around it, and one that makes itself again.
final class Chain {
  private var isFirst = false
  private var isSecond = false
  private var isThird = false

  func start() {
    isFirst = true
    DispatchQueue.main.async {
      guard self.isFirst else { return }
      self.isSecond = true
      DispatchQueue.main.async { [weak self] in
        self?.isThird = true
        self?.again()
      }
    }
  }

  func stop() {
    isFirst = false
    if isThird { isSecond = false }
  }

  private func again() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      if self.isSecond { self.again() } else { self.isThird = false }
    }
  }
}
