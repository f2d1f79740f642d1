/// What is taken of a file besides what every run needs: what nobody asks for costs nothing.
package struct FactDetail: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What rules that are on by default, scores and state tables look at.
  package static let findings: FactDetail = []
  /// Every place that names a case of an enum.
  package static let everyUse = FactDetail(rawValue: 1)
  /// Parameters that select between two bodies.
  package static let flagParameters = FactDetail(rawValue: 2)
  /// How patterns bind the payloads of cases.
  package static let payloadPatterns = FactDetail(rawValue: 4)
  /// All that any rule looks at.
  package static let everyRule: FactDetail = [.flagParameters, .payloadPatterns]
}
