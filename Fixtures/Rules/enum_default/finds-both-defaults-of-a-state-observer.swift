// Nine phases; the observer names seven, and inside one of them asks where it came from.
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

  private var phase = Phase.created {
    didSet {
      switch phase {
      case .opened:
        askForFix()
      case .openingWithFix:
        switch oldValue {
        case .opened: loadTiles()
        case .returning: refreshTiles()
        default: break  //~ enum_default "default takes 7 cases of 'MapScreen.Phase'"
        }
      case .openingWithoutFix: showHint()
      case .showing: animate()
      case .hidden: stopAnimating()
      case .returning: askForFix()
      case .returningWithFix: refreshTiles()
      default:  //~ enum_default "takes 2 cases of 'MapScreen.Phase': 'created' and 'returningWithoutFix'"
        break
      }
    }
  }
}
