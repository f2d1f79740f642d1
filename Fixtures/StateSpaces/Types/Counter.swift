//~ states Counter exact
//~ variables isLow isHigh wasReset
//~ make Counter()
//~ do it.set(unknown())
//~ do it.reset()
//~ rewrite refused: between, observers

/// A value whose observer corrects another flag.
struct Counter {
  private var isLow = true
  private(set) var isHigh = false {
    didSet { isLow = !isHigh }
  }
  private var wasReset = false

  init() {}

  mutating func set(_ isUp: Bool) {
    isHigh = isUp
    if isHigh { wasReset = false }
  }

  mutating func reset() {
    defer { wasReset = true }
    guard isHigh else { return }
    isHigh.toggle()
  }
}
