//~ states Metronome exact
//~ variables pace isTicking
//~ make Metronome()
//~ do it.start(unknown())
//~ do it.pause()
//~ do it.stop()
//~ rewrite computed: isTicking

/// A flag that an enum determines; two cases of it mean the same.
final class Metronome {
  enum Pace { case still, slow, fast, held }

  private(set) var pace = Pace.still
  private(set) var isTicking = false

  func start(_ isFast: Bool) {
    if isFast {
      pace = .fast
      isTicking = true
    } else {
      pace = .slow
      isTicking = true
    }
  }

  func pause() {
    guard isTicking else { return }
    pace = .held
    isTicking = false
  }

  func stop() {
    pace = .still
    isTicking = false
  }
}
