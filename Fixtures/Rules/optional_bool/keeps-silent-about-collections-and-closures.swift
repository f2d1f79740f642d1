final class Poll {
  var votes: [Bool?] = []
  var voteByName: [String: Bool] = [:]
  var decide: ((String) -> Bool?)?
  var isOpen = true

  func vote(_ name: String, _ vote: Bool?) {
    votes.append(vote)
    voteByName[name] = vote
    decide = { _ in vote }
    isOpen = false
  }
}
