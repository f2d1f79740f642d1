//~ states Transfer exact
//~ variables showsAlert outcome
//~ make Transfer()
//~ do it.run()
//~ do it.restart()
//~ do Dismissal().dismiss(it)
//~ rewrite refused: protocol

protocol Alerting: AnyObject {
  var showsAlert: Bool { get set }
}

struct Dismissal {
  func dismiss(_ model: some Alerting) { model.showsAlert = false }
}

/// Others write it by way of a protocol.
final class Transfer: Alerting {
  enum Outcome { case open, failed }

  var showsAlert = false
  private(set) var outcome = Outcome.open

  func run() {
    outcome = .failed
    showsAlert = true
  }

  func restart() {
    outcome = .open
    showsAlert = false
  }
}
