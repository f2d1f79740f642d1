//~ states Expressions exact
//~ variables mode isLoud isSoft
//~ make Expressions()
//~ do it.turn()
//~ do it.tune()
//~ do it.mix()
//~ rewrite refused: expression

/// `if` and `switch` as expressions, nested tuples.
final class Expressions {
  enum Mode { case low, middle, high }

  private var mode = Mode.low
  private var isLoud = false
  private var isSoft = true

  func turn() {
    mode = switch mode {
    case .low: .middle
    case .middle where isLoud: .high
    case .middle, .high: .low
    }
  }

  func tune() {
    isLoud = if mode == .middle { true } else if mode == .high { isLoud } else { false }
    isSoft = isSoft || unknown()
  }

  func mix() {
    let ((isLeft, _), isRight) = ((isLoud, 1), isSoft)
    ((isLoud, _), isSoft) = ((isRight, 2), isLeft)
  }
}
