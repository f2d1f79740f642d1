//~ states Desklamp exact
//~ variables isPlugged isBright isOn
//~ make Desklamp()
//~ do it.plug()
//~ do it.unplug()
//~ do press(it)
//~ do it.dim()
//~ rewrite isPlugged isBright isOn

/// Others turn it off, and only it turns itself on.
final class Desklamp {
  private(set) var isPlugged = false
  var isBright = false
  private(set) var isOn = false

  func plug() {
    guard !isPlugged else { return }
    isPlugged = true
    isOn = true
    isBright = true
  }

  func unplug() {
    isOn = false
    isBright = false
    isPlugged = false
  }

  func dim() { isBright = false }
}

func press(_ lamp: Desklamp) { lamp.isBright = false }
