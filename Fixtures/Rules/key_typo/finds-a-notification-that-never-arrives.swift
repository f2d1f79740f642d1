import Foundation

final class Player {
  func finish() {
    NotificationCenter.default.post(name: Notification.Name("PlayerDidFinish"), object: self)
  }
}

final class Queue {
  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(next),
      name: Notification.Name("PlayerDidFinsh"),  //~ key_typo "observed and never posted"
      object: nil)
  }

  @objc func next() {}
}
