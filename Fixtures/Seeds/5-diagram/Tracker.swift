final class Tracker {
  enum Phase {
    case made
    case opened
    case openedWithFix
    case openedWithoutFix
    case tracking
    case hidden
    case returned
    case returnedWithFix
    case returnedWithoutFix
  }

  private var phase = Phase.made {
    didSet {
      switch phase {
      case .openedWithFix: load(isFirst: oldValue == .opened)
      case .hidden: rest()
      default: break
      }
    }
  }

  private func advance(hasFix: Bool = true, isLeaving: Bool = false) {
    let situation = (phase, hasFix, isLeaving)
    switch situation {
    case (.opened, true, false): phase = .openedWithFix
    case (.opened, false, false): phase = .openedWithoutFix
    case (.opened, _, true): phase = .returned
    case (.openedWithFix, _, false): phase = .tracking
    case (.tracking, _, true): phase = .hidden
    case (.hidden, _, _): phase = .returned
    case (.returned, true, _): phase = .returnedWithFix
    case (.returned, false, _): phase = .returnedWithoutFix
    case (.returnedWithFix, true, _): phase = .tracking
    default: break
    }
  }

  private func load(isFirst: Bool) {}
  private func rest() {}
}
