//~ states Shutter exact
//~ variables isReady isOpen isMoving
//~ make Shutter()
//~ do it.open()
//~ do it.end()
//~ do it.shut()
//~ do permit(it)
//~ rewrite isReady isOpen isMoving

/// Others set one flag and never take it back.
final class Shutter {
  var isReady = false
  private(set) var isOpen = false
  private(set) var isMoving = false

  func open() {
    guard isReady, !isOpen, !isMoving else { return }
    isMoving = true
  }

  func end() {
    guard isMoving else { return }
    isMoving = false
    isOpen = true
  }

  func shut() {
    guard isOpen else { return }
    isOpen = false
    isReady = false
  }
}

func permit(_ shutter: Shutter) { shutter.isReady = true }
