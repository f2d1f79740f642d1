/// A gesture selects while it goes on, and only where selecting has begun.
final class EpisodeList {
  var isMultiSelectEnabled = false  //~ tangled_state "'multiSelectGestureInProgress' is only ever set beside 'isMultiSelectEnabled'"
  var multiSelectGestureInProgress = false

  func beginGesture() {
    isMultiSelectEnabled = true
    multiSelectGestureInProgress = true
  }

  func endGesture() { multiSelectGestureInProgress = false }
  func selectTapped() { isMultiSelectEnabled = true }
  func cancelTapped() { isMultiSelectEnabled = false }

  func canSelect(_ row: Int) -> Bool { !multiSelectGestureInProgress }
}

/// Names of different things, set beside each other once: a redraw is wanted for many reasons.
final class Canvas {
  var isGridVisible = false
  var needsRedraw = false

  func showGrid() {
    isGridVisible = true
    needsRedraw = true
  }

  func hideGrid() { isGridVisible = false }
  func turnGrid() { isGridVisible = true }
  func draw() { needsRedraw = false }
}
