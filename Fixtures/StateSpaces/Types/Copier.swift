//~ states Copier exact
//~ variables isBold isLarge isDone
//~ make Copier()
//~ do it.enlarge()
//~ do it = Copier.bold()
//~ do it.finish()
//~ do it.restart()
//~ rewrite isBold isLarge isDone

/// `self = …` from a changed copy, and a factory that changes what it made.
struct Copier {
  private(set) var isBold = false
  private(set) var isLarge = false
  private(set) var isDone = false

  init() {}

  static func bold() -> Copier {
    var copier = Copier()
    copier.isBold = true
    return copier
  }

  mutating func enlarge() {
    var copy = self
    copy.isLarge = true
    self = copy
  }

  mutating func finish() {
    if isLarge { isDone = true }
  }

  mutating func restart() { self = .init() }
}
