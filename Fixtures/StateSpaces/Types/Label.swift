//~ states Label exact
//~ variables isShown title corner
//~ make Label()
//~ do it.hide()
//~ do it.show()
//~ do LabelOwner().name(it)
//~ do LabelOwner().place(it)
//~ rewrite refused: outside

/// Numbers, texts and tuples that others write: they are values of optionals.
final class Label {
  private(set) var isShown = false
  var title: String?
  var corner: (Int, Int)?

  func hide() {
    isShown = false
    title = nil
    corner = nil
  }

  func show() {
    if title != nil { isShown = true }
  }
}

struct LabelOwner {
  func name(_ label: Label) { label.title = "abc" }
  func place(_ label: Label) { label.corner = (1, 2) }
}
