// Drafts are saved, and the list that should show them listens to a name that nothing posts.
import Foundation

extension Notification.Name {
  static let draftDidSave = Notification.Name("draftDidSave")
  static let listDidChange = Notification.Name("listDidChange")
}

final class DraftStore {
  func save() {
    NotificationCenter.default.post(name: .draftDidSave, object: self)  //~ half_used_notification "'draftDidSave' is posted and never observed"
  }
}

final class DraftList {
  func watch() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: .listDidChange, object: nil)  //~ half_used_notification "'listDidChange' is observed and never posted"
  }

  @objc func reload() {}
}
