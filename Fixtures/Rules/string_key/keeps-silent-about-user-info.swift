import Foundation

func tell(_ center: NotificationCenter, _ text: String) {
  center.post(name: .told, object: nil, userInfo: ["text": text])
  center.post(name: .told, object: nil, userInfo: ["text": text])
}

func hear(_ notification: Notification) -> String? {
  notification.userInfo?["text"] as? String
}
