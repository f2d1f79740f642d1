//~ states Charge exact
//~ variables isFull isLow level
//~ compares isLow == (level <= 0)
//~ make Charge()
//~ make Charge(at: 0.5)
//~ make Charge(at: 0)
//~ do it.use(0.5)
//~ do it.use(-0.5)
//~ do it.load()
//~ rewrite left: independent

/// An observer keeps a flag in step with a number, whatever is written there; another flag only after a test.
struct Charge {
  private var isFull = false
  private var isLow = true
  @Compared private var level = 0.0 {
    didSet { isLow = !(level > 0) }
  }

  init() {}

  init(at level: Double) {
    self.level = level
    isLow = false
  }

  mutating func use(_ amount: Double) {
    level -= amount
    if isLow { isFull = false }
  }

  mutating func load() {
    if level == 0 { level = unknown() ? 1 : 0.25 }
    isFull = level > 0
  }
}
