//~ states Bookmark exact
//~ variables isSet isRead isOld
//~ make Bookmark()
//~ do it.set()
//~ do it.visit()
//~ do it.forget()
//~ rewrite left: independent

/// Nothing but one-line bodies, implicit returns and discarded values.
final class Bookmark {
  private var isSet = false, isRead = false
  private var isGone: Bool { get { !isSet && isOld } set { isOld = newValue } }
  private var isOld = false

  @discardableResult func set() -> Bool { isSet = true; return mark(false) }
  func visit() { _ = isSet ? mark(true) : mark(false) }
  func forget() { isGone = isRead; if isOld { isSet = false } }

  @discardableResult private func mark(_ read: Bool) -> Bool {
    isRead = unknown()
    return isRead
  }
}
