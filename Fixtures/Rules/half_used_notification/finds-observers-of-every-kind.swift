import SwiftUI

extension Notification.Name {
  static let first = Notification.Name("first")
  static let second = Self("second")
  static var third: Self { .init("third") }
  static let fourth: Notification.Name = .init("fourth")
}

struct Board: View {
  var body: some View {
    Text("Board")
      .onReceive(NotificationCenter.default.publisher(for: .first)) { _ in reload() }  //~ half_used_notification "'first' is observed and never posted"
      .task {
        for await _ in NotificationCenter.default.notifications(named: .second) { reload() }  //~ half_used_notification "'second' is observed"
      }
  }

  func reload() {}
}

func watch(_ center: NotificationCenter, _ observer: NSObject) {
  _ = center.addObserver(forName: .third, object: nil, queue: nil) { _ in }  //~ half_used_notification "'third' is observed"
  center.addObserver(observer, selector: Selector(("go")), name: .fourth, object: nil)  //~ half_used_notification "'fourth' is observed"
}
