// Nine phases and two conditions are 36 combinations; the branches name half of them.
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

  private func advance(hasFix: Bool = true, isLeaving: Bool = false) {
    let situation = (phase, hasFix, isLeaving)
    switch situation {
    case (.opened, true, false):
      phase = .openingWithFix
    case (.opened, false, false):
      phase = .openingWithoutFix
    case (.opened, _, true):
      phase = .returning
    case (.openingWithFix, _, false):
      phase = .showing
    case (.showing, _, true):
      phase = .hidden
    case (.hidden, _, _):
      phase = .returning
    case (.returning, true, _):
      phase = .returningWithFix
    case (.returning, false, _):
      phase = .returningWithoutFix
    case (.returningWithFix, true, _):
      phase = .showing
    default:  //~ tuple_default "default takes 18 of 36 combinations of 'situation'"
      break
    }
  }
}
