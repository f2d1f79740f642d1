/// One answer, torn into flags: what the last answer left is not cleared by every branch.
final class ReadButtonModel {
  enum Answer { case allRead, allLocked, next(Int) }

  var isAllRead = false  //~ tangled_state "a 'switch' sets 'isAllRead' or 'isAllLocked', and both are cleared together"
  var isAllLocked = false
  private(set) var next = 0

  func update(_ answer: Answer) {
    switch answer {
    case .allRead:
      isAllRead = true
    case .allLocked:
      isAllLocked = true
    case .next(let chapter):
      isAllRead = false
      isAllLocked = false
      next = chapter
    }
  }
}

/// The twin: each is cleared by itself, as the user takes away one filter.
final class Filters {
  enum Filter { case unread, starred }

  var showsUnread = false
  var showsStarred = false

  func add(_ filter: Filter) {
    switch filter {
    case .unread: showsUnread = true
    case .starred: showsStarred = true
    }
  }

  func removeUnread() { showsUnread = false }

  func removeStarred() { showsStarred = false }
}
