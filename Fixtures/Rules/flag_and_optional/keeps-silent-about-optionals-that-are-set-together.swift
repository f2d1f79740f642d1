// The second line is cleared with the first, and set beside it.
final class Label {
  private var title: Line?
  private var subtitle: Line?

  func show(_ title: Line) {
    self.title = title
    subtitle = nil
  }

  func add(_ subtitle: Line) {
    self.subtitle = subtitle
  }

  func swap(_ subtitle: Line) {
    title = nil
    self.subtitle = subtitle
  }
}

struct Line { var text: String }
