import Foundation

final class Uploads {
  func tell(_ center: NotificationCenter) {
    center.post(name: Notification.Name("Uploaded"), object: nil, userInfo: ["serverUrl": "a"])
  }

  func open(_ notification: Notification) -> Any? { notification.userInfo?["server_url"] }
}
