import Combine
import Foundation

final class NotesCounter {
  private var channelsCancellable: AnyCancellable?
  private var permissionCancellable: AnyCancellable?
  private var settingToken: NSObjectProtocol?
  private let center = NotificationCenter.default
  private let channels = PassthroughSubject<Int, Never>()
  private let permission = PassthroughSubject<Bool, Never>()

  func activate() {
    guard channelsCancellable == nil else { return }
    channelsCancellable = channels.sink { [weak self] _ in self?.count() }
    permissionCancellable = permission.sink { [weak self] _ in self?.count() }
    settingToken = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] _ in self?.count() }
  }

  func deactivate() {
    channelsCancellable = nil
    permissionCancellable = nil
    settingToken = nil
  }

  private func count() {}
}
