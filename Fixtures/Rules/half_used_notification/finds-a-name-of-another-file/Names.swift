import Foundation

extension Notification.Name {
  static let themeDidChange = Notification.Name("themeDidChange")
}
