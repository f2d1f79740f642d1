import Foundation

func apply() {
  NotificationCenter.default.post(name: .themeDidChange, object: nil)
}
