//~ states Bulletin contains
//~ variables isPublished isSeen isOld
//~ make Bulletin()
//~ do it.publish()
//~ do it.withdraw()
//~ rewrite refused: between

/// What it posts it hears itself, before `post` returns. Whether it listens is part of no state, and it
/// may hear what others post.
final class Bulletin {
  private var isPublished = false
  private var isSeen = false
  private var isOld = false

  init() {
    NotificationCenter.default.addObserver(forName: "published", object: nil, queue: nil) { [weak self] _ in
      guard let self, isPublished else { return }
      isSeen = true
      isPublished = false
    }
  }

  func publish() {
    isPublished = true
    NotificationCenter.default.post(name: "published")
    isOld = !isPublished
  }

  func withdraw() { isPublished = false }
}
