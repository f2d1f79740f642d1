//~ states Profile exact
//~ variables user isComplete isPublic
//~ make Profile()
//~ do it.fetch(unknown() ? ProfileUser() : nil)
//~ do it.complete()
//~ do it.publish()
//~ rewrite refused: between

/// Optional chaining is a test for nil: what stands behind it only runs when there is something.
final class Profile {
  private(set) var user: ProfileUser?
  private(set) var isComplete = false
  private(set) var isPublic = false

  func fetch(_ user: ProfileUser?) {
    self.user = user
    if self.user?.name == nil { isPublic = false }
    if self.user == nil { isComplete = false }
  }

  func complete() {
    user?.rename()
    if user?.name != nil { isComplete = true }
  }

  func publish() {
    guard let user, isComplete else { return }
    note(user.name ?? "")
    isPublic = true
  }
}

final class ProfileUser {
  private(set) var name: String? = "Ada"
  func rename() { name = unknown() ? nil : "Bob" }
}
