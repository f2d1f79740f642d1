//~ states Spinner exact
//~ variables isSpinning isHidden outcome
//~ make Spinner()
//~ do it.start()
//~ do it.finish()
//~ do it.fail()
//~ rewrite isSpinning isHidden

/// Own functions that are told what to do: what their arguments are is known.
final class Spinner {
  enum Outcome { case fine, bad }
  private var isSpinning = false
  private var isHidden = true
  private var outcome: Outcome?

  func start() {
    guard !isSpinning else { return }
    set(spinning: true, hidden: false)
  }

  func finish() {
    guard isSpinning else { return }
    end(with: .fine)
  }

  func fail() { end(with: isSpinning ? .bad : nil) }

  private func end(with outcome: Outcome?) {
    set(spinning: false, hidden: outcome == .fine)
    self.outcome = outcome
  }

  private func set(spinning: Bool, hidden: Bool = true) {
    isSpinning = spinning
    isHidden = hidden && !spinning
  }
}
