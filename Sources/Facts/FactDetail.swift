/// Optional kinds of facts, collected only on request because they cost time.
package struct FactDetail: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What the default rules, scores and state tables need.
  package static let findings: FactDetail = []
  /// Every place that names a case of an enum; see `CaseUse`.
  package static let everyUse = FactDetail(rawValue: 1)
  /// Parameters that select between two bodies.
  package static let flagParameters = FactDetail(rawValue: 2)
  /// How patterns bind the payloads of cases.
  package static let payloadPatterns = FactDetail(rawValue: 4)
  /// What code does with numbers, and with how many elements texts and collections have. Only a condition about one
  /// asks for it.
  package static let quantities = FactDetail(rawValue: 8)
  /// The members of types that are mentioned anywhere; see `MemberMentions`.
  package static let memberMentions = FactDetail(rawValue: 16)
  /// The places of literals that could be keys.
  package static let literalPlaces = FactDetail(rawValue: 32)
  /// What files of facts hold. The places of literals and the mentions would take a tenth of them, for two rules that are
  /// off by default.
  package static let stored = everyRule.subtracting([.literalPlaces, .memberMentions])
  /// What all rules together need.
  package static let everyRule: FactDetail = [
    .flagParameters, .payloadPatterns, .memberMentions, .literalPlaces,
  ]
}
