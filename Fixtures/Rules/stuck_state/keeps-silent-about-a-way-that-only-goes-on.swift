// From not loaded to loaded: that it ends there is what it is for.
final class EmojiCatalogue {
  enum State { case notLoaded, loading, loaded }

  private(set) var state = State.notLoaded

  func load() {
    guard case .notLoaded = state else { return }
    state = .loading
    fetchEmoji { [weak self] in
      self?.state = .loaded
    }
  }
}
