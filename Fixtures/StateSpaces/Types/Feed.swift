//~ states Feed exact
//~ variables isFollowing hasNews isStale
//~ make Feed()
//~ start await it.follow()
//~ do it.read()
//~ rewrite isFollowing hasNews isStale

/// `for await`: before each element anything may happen, and the sequence may end.
@MainActor final class Feed {
  private(set) var isFollowing = false
  private(set) var hasNews = false
  private(set) var isStale = false

  func follow() async {
    isFollowing = true
    for await isUrgent in Headlines() {
      hasNews = true
      if isUrgent { break }
    }
    isFollowing = false
    isStale = true
  }

  func read() {
    hasNews = false
    if isFollowing { isStale = false }
  }
}
