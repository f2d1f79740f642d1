// Nobody knows what `nil` means: not asked, or no answer.
final class Invitation {
  private(set) var isComing: Bool?  //~ optional_bool "'isComing' is true, false or nil"

  func accept() { isComing = true }
  func decline() { isComing = false }

  var line: String {
    isComing ?? false ? "See you there" : "Will you come?"
  }
}
