//~ states Dictaphone exact
//~ variables tape isRunning hasFailed
//~ watch minute
//~ watch errors
//~ make Dictaphone()
//~ do it.load(Payload())
//~ do it.run()
//~ do it.tick(number(below: 3))
//~ do it.pause()
//~ do it.fail()
//~ do it.unload()
//~ rewrite isRunning hasFailed

/// `minute` stays with the tape while nothing runs. `errors` is counted over all tapes, and stays a property.
struct Dictaphone {
  private(set) var tape: Payload?
  private(set) var isRunning = false
  private(set) var hasFailed = false
  private(set) var minute: Int = 0
  private(set) var errors = 0

  mutating func load(_ tape: Payload) {
    guard self.tape == nil else { return }
    self.tape = tape
  }

  mutating func run() {
    guard tape != nil, !hasFailed else { return }
    isRunning = true
  }

  mutating func tick(_ minute: Int) {
    guard isRunning else { return }
    self.minute += minute
  }

  mutating func pause() { isRunning = false }

  mutating func fail() {
    guard isRunning else { return }
    isRunning = false
    hasFailed = true
    errors += 1
  }

  mutating func unload() {
    minute = 0
    isRunning = false
    hasFailed = false
    tape = nil
  }
}
