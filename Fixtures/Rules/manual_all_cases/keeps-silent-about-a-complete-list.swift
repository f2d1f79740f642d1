enum FruitKind: CaseIterable {
  case apple, pear, plum

  static let allCases: [FruitKind] = [.pear, .apple, .plum]
}

enum Vote: CaseIterable {
  case yes, no
  case other(String)

  static let allCases: [Vote] = [.yes, .no]
}

enum VoteReply: CaseIterable {
  case yes
  case to(Vote)

  static var allCases: [VoteReply] { [.yes] + Vote.allCases.map(VoteReply.to) }
}
