func show(_ view: View, highlighted: Bool) {
  if highlighted {
    view.glow()
    view.show(highlighted)
  } else {
    view.fade()
    view.show(false)
  }
}
