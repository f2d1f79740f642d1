// Nobody needs to guess: every answer has a name.
final class Invitation {
  enum Answer { case pending, coming, declined }

  private(set) var answer = Answer.pending

  func accept() { answer = .coming }
  func decline() { answer = .declined }

  var line: String {
    switch answer {
    case .pending: "Will you come?"
    case .coming: "See you there"
    case .declined: "A pity"
    }
  }
}
