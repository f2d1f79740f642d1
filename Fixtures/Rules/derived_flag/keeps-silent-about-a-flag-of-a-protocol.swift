// Whoever holds some `AlertModel` may take the alert away, and no write names this type.
protocol AlertModel: AnyObject {
  var showsAlert: Bool { get set }
}

final class TransferModel: AlertModel {
  enum Outcome { case open, failed, done }

  var showsAlert = false
  private(set) var outcome = Outcome.open

  func transfer() {
    outcome = .failed
    showsAlert = true
  }

  func restart() {
    outcome = .open
    showsAlert = false
  }
}

func dismiss(_ model: some AlertModel) {
  model.showsAlert = false
}
