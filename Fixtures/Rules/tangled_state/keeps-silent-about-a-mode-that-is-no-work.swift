/// Browsing is a mode that a menu turns; the error comes from loading.
final class Desktop {
  var isBrowsing = false
  var pageError: Error?

  func follow(_ modes: Publisher) {
    modes.sink { [self] mode in isBrowsing = mode.isOn }
  }

  func loaded(_ error: Error?) { pageError = error }
}

/// Whether it was asked for is known before the answer comes.
final class Launch {
  var handlingIsVisible = false
  var versionAsked = false

  func appear() { handlingIsVisible = true }

  func start() {
    if !versionAsked {
      versionAsked = true
      ask { self.handlingIsVisible = false }
    }
  }
}
