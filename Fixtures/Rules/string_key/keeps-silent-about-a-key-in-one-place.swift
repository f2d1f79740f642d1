import Foundation

enum Preference {
  static var name: String? {
    UserDefaults.standard.string(forKey: "name")
  }
}

final class Beacon {
  static let lit = Notification.Name("beaconLit")

  func light() {
    NotificationCenter.default.post(name: Self.lit, object: self)
  }

  func watch() {
    NotificationCenter.default.addObserver(forName: Self.lit, object: nil, queue: nil) { _ in }
  }
}
