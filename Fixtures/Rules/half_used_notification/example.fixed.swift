// Drafts are saved, and the list that shows them listens to that.
import Foundation

extension Notification.Name {
  static let draftDidSave = Notification.Name("draftDidSave")
}

final class DraftStore {
  func save() {
    NotificationCenter.default.post(name: .draftDidSave, object: self)
  }
}

final class DraftList {
  func watch() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: .draftDidSave, object: nil)
  }

  @objc func reload() {}
}
