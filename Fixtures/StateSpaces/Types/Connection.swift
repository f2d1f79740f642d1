//~ states Connection exact
//~ variables state wantsToStay
//~ make Connection()
//~ do it.open()
//~ do it.networkChanged(isUp: unknown())
//~ do it.close()
//~ sees closed false
//~ sees opening true
//~ sees open true
//~ sees lost true
//~ rewrite computed: wantsToStay

/// `switch` over an enum with `where` clauses on a flag.
final class Connection {
  private(set) var state: Link = .closed
  private(set) var wantsToStay = false

  func open() {
    switch state {
    case .closed:
      wantsToStay = true
      state = .opening
    case .lost where wantsToStay:
      state = .opening
    case .lost, .opening, .open:
      break
    }
  }

  func networkChanged(isUp: Bool) {
    switch state {
    case .opening where isUp: state = .open
    case .open where !isUp: state = .lost
    case .lost where !wantsToStay: state = .closed
    default: break
    }
  }

  func close() {
    wantsToStay = false
    state = .closed
  }
}

enum Link {
  case closed, opening, open, lost
}
