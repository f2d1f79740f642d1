//~ states Placard exact
//~ variables isShown title
//~ make Placard()
//~ do it.show("a")
//~ do it.show(nil)
//~ do it.hide()
//~ do note(it.text)
//~ rewrite refused: unproved

/// What is assigned is an optional, although it cannot be nil in one of the states.
final class Placard {
  private(set) var isShown = false
  private(set) var title: String?

  var text: String { isShown ? title ?? "untitled" : "" }

  func show(_ given: String?) {
    isShown = true
    title = given ?? title
  }

  func hide() {
    isShown = false
    title = nil
  }
}
