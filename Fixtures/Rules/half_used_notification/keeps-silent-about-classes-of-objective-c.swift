import Foundation

@objcMembers
final class Recorder: NSObject {
  static let didStart = Notification.Name("RecorderDidStart")

  func start() { NotificationCenter.default.post(name: Self.didStart, object: self) }
}
