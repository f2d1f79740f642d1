//~ states Notice contains
//~ variables isShown text title
//~ make Notice()
//~ do it.show("text")
//~ do it.dismiss()
//~ do it.fail()
//~ rewrite refused: between

/// What a case is to carry looks at what is written just before.
final class Notice {
  private var isShown = false
  private var text: String?
  private var title: String?

  private var heading: String { isShown ? "shown" : text == nil ? "empty" : "hidden" }

  func show(_ text: String) {
    isShown = true
    self.text = text
    title = heading
  }

  func fail() {
    isShown = false
    text = nil
    title = heading
  }

  func dismiss() {
    isShown = false
    text = nil
    title = nil
  }
}
