final class Survey {
  var wantsMail: Bool?  //~ optional_bool
  var wantsCalls: Optional<Bool>  //~ optional_bool
  var wantsVisits: Swift.Bool? = nil  //~ optional_bool
  var wantsNothing: Bool!  //~ optional_bool
  var isAnonymous = false

  func fill(_ answers: [Bool]) {
    wantsMail = answers.first
    wantsCalls = answers.last
    wantsVisits = answers.count > 2 ? answers[2] : nil
    wantsNothing = answers.isEmpty
    isAnonymous = true
  }
}
