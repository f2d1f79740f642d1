// `willClose` has a branch of its own, and no line that leads to it.
final class Shop {
  enum Phase { case shut, opening, open, willClose }

  private var phase = Phase.shut  //~ stuck_state "'phase': nothing leads to 'willClose'"

  func morning() { phase = .opening }
  func unlocked() { phase = .open }
  func evening() { phase = .shut }

  func sign() -> String {
    switch phase {
    case .shut, .opening: "closed"
    case .open: "open"
    case .willClose: "closing in ten minutes"
    }
  }
}
