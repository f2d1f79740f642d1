// The audience may go home while the flag says that there is one.
final class Stage {
  private weak var audience: Audience?
  private(set) var hasAudience = false

  func enter(_ audience: Audience) {
    self.audience = audience
    hasAudience = true
  }

  func leave() {
    audience = nil
    hasAudience = false
  }
}

final class Audience {}
