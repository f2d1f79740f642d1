struct Rocket {
  enum Stage { case ready, fuelling, fuelled, scrubbed }

  private(set) var stage = Stage.ready  //~ stuck_state "nothing leads out of 'scrubbed'"

  mutating func fuel() {
    guard stage == .ready else { return }
    stage = .fuelling
  }

  mutating func fuelled() {
    if case .fuelling = stage { stage = .fuelled }
  }

  mutating func drain() {
    if stage == .fuelled { stage = .ready }
  }

  mutating func scrub() {
    if stage == .fuelling { stage = .scrubbed }
  }
}
