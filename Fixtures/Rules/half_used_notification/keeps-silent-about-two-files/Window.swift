import Foundation

func watch() -> NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: .themeDidChange, object: nil, queue: nil) { _ in }
}
