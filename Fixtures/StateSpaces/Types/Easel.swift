//~ states Easel contains
//~ variables isDrawing isErasing
//~ make Easel()
//~ do if !it.isErasing { it.isDrawing = true }
//~ do it.isDrawing = false
//~ do if !it.isDrawing { it.isErasing = true }
//~ do it.isErasing = false
//~ do it.clear()
//~ assume exclusive: isDrawing, isErasing
//~ rewrite isDrawing isErasing

/// Others set each flag for themselves.
final class Easel {
  var isDrawing = false
  var isErasing = false
  private(set) var strokes = 0

  func clear() {
    isDrawing = false
    isErasing = false
    strokes = 0
  }

  func draw() {
    guard isDrawing, !isErasing else { return }
    strokes += 1
  }
}

final class EaselTools {
  private let easel: Easel

  init(_ easel: Easel) { self.easel = easel }

  func takePen() { easel.isDrawing = true }
  func takeRubber() { easel.isErasing = true }
  func putAway() {
    easel.isDrawing = false
  }
  func putRubberAway() {
    easel.isErasing = false
  }
}
