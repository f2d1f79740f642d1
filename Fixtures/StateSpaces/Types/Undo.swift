//~ states Undo exact
//~ variables isBold isItalic canUndo
//~ make Undo()
//~ do it.embolden()
//~ do it.exchange()
//~ do it.restore()
//~ rewrite refused: between

/// Locals that hold what a flag was.
final class Undo {
  private var isBold = false
  private var isItalic = false
  private var canUndo = false

  func embolden() {
    let wasBold = isBold
    isBold = true
    canUndo = !wasBold
  }

  func exchange() {
    let old = isBold
    isBold = isItalic
    isItalic = old
    var isChanged = isBold != isItalic
    if canUndo { isChanged = false }
    if isChanged { canUndo = true }
  }

  func restore() {
    guard canUndo else { return }
    let wasItalic = isItalic
    isBold = false
    canUndo = wasItalic
  }
}
