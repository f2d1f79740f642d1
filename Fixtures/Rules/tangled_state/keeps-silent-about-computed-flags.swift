final class Subscription {
  private enum Phase { case trial, active, lapsed }
  private var phase = Phase.trial

  var isTrial: Bool {
    get { phase == .trial }
    set { phase = newValue ? .trial : .active }
  }
  var isActive: Bool { phase == .active }
  var isLapsed: Bool { phase == .lapsed }

  func pay() { isTrial = false }
  func lapse() { phase = .lapsed }
}
