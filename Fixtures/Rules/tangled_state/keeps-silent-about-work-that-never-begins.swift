@MainActor
final class Feed {
  private(set) var isFetching = false
  private(set) var posts: [Post] = []

  init() { isFetching = false }

  func reset() {
    isFetching = false
    posts = [Post()]
  }
}
