//~ states Chat exact
//~ variables isVisible hasUnread isMuted
//~ make Chat()
//~ do it.show()
//~ do it.hide()
//~ do it.mute()
//~ rewrite isVisible hasUnread isMuted

/// Observers of notifications and publishers run any number of times, from the initialiser on.
final class Chat {
  private(set) var isVisible = false
  private(set) var hasUnread = false
  private(set) var isMuted = false
  private var cancellables: [AnyCancellable] = []

  init() {
    NotificationCenter.default.addObserver(forName: "message", object: nil, queue: nil) { [weak self] _ in
      guard let self else { return }
      if !isVisible && !isMuted { hasUnread = true }
    }
    connectivity.sink { [weak self] isUp in
      if !isUp { self?.isVisible = false }
    }
    .store(in: &cancellables)
  }

  func show() {
    isVisible = true
    hasUnread = false
  }

  func hide() { isVisible = false }

  func mute() {
    isMuted = true
    hasUnread = false
  }
}
