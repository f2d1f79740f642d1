/// A removed action is kept so that it can be restored, whatever is chosen then.
final class KeyEditor {
  private(set) var action: String?
  private(set) var removed: String?

  func remove() {
    removed = action
    action = nil
  }

  func restore() {
    action = "restored"
    removed = nil
  }

  func choose(_ action: String) { self.action = action }
  func chooseLater(_ action: String?) { self.action = action }
  func keep(_ action: String) { removed = action }
}
