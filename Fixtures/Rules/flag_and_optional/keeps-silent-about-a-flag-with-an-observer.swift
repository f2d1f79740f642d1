// When the flag changes the bar moves: a computed one could not do it.
final class NoticeBar {
  private var notice: Notice?
  private var isShown = false {
    didSet { slide(isShown) }
  }

  func show(_ notice: Notice) {
    self.notice = notice
    isShown = true
  }

  func hide() {
    notice = nil
    isShown = false
  }
}

struct Notice { var text: String }
