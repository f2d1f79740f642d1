// Nine phases and two conditions in one switch. Nothing says `opened`, so that nothing ever begins; and two
// phases without a fix are never left.
final class MapScreen {
  enum Phase {
    case created
    case opened
    case openingWithFix
    case openingWithoutFix
    case showing
    case hidden
    case returning
    case returningWithFix
    case returningWithoutFix
  }

  private var phase = Phase.created
  //~^ stuck_state "nothing leads to 'opened'; nothing leads out of 'created', 'openingWithoutFix' and 'returningWithoutFix'"

  func received(hasFix: Bool) { advance(hasFix: hasFix) }
  func left() { advance(isLeaving: true) }

  private func advance(hasFix: Bool = true, isLeaving: Bool = false) {
    let situation = (phase, hasFix, isLeaving)
    switch situation {
    case (.opened, true, false): phase = .openingWithFix
    case (.opened, false, false): phase = .openingWithoutFix
    case (.opened, _, true): phase = .returning
    case (.openingWithFix, _, false): phase = .showing
    case (.showing, _, true): phase = .hidden
    case (.hidden, _, _): phase = .returning
    case (.returning, true, _): phase = .returningWithFix
    case (.returning, false, _): phase = .returningWithoutFix
    case (.returningWithFix, true, _): phase = .showing
    default: break
    }
  }
}
