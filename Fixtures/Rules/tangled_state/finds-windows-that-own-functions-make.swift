/// Two windows are made and dropped together. Functions of the type make them, so they are never nil.
final class Badges {
  private var badge: Window?  //~ tangled_state "'badge' is set exactly when 'list' is set: at most 2 of 4 combinations are reached"
  private var list: Window?

  func show(_ count: Int) {
    dismiss()
    let badge = Self.makeBadge(count)
    self.badge = badge
    badge.open()
    let list = Self.makeList(count)
    list.open()
    self.list = list
  }

  func dismiss() {
    badge = nil
    list = nil
  }

  private static func makeBadge(_ count: Int) -> Window { Window() }

  private static func makeList(_ count: Int) -> Window { Window() }
}

final class Window {
  func open() {}
}
