final class Post {
  var saved = false
  var savedPending = false

  func save() { savedPending = true }

  func answer(_ isSaved: Bool) { saved = isSaved }
}
