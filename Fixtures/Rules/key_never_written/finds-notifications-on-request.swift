//@ kinds = [notification]
import Foundation

func listen(_ action: @escaping @Sendable (Notification) -> Void) {
  NotificationCenter.default.addObserver(
    forName: Notification.Name("StoreDidSave"),  //~ key_never_written "observed and never posted"
    object: nil, queue: nil, using: action)
}
