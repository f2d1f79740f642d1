//~ states Swing contains
//~ variables isForth isHeld
//~ make Swing()
//~ do it.push()
//~ do if it.isForth { it.pull() }
//~ assume alternates: push / pull
//~ rewrite refused: turns

/// Whose turn it is stands in no variable.
final class Swing {
  private(set) var isForth = false
  private(set) var isHeld = false

  func push() {
    isForth = true
    isHeld = false
  }

  func pull() {
    isForth = false
    isHeld.toggle()
  }
}
