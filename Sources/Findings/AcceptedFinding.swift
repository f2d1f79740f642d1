/// A finding that is not reported, because somebody has accepted it.
package struct AcceptedFinding: Hashable, Sendable {
  package enum Acceptance: Hashable, Sendable {
    /// A comment in the source; the reason is nil where it gives none.
    case comment(reason: String?)
    /// The baseline.
    case baseline
  }

  package var finding: Finding
  package var acceptance: Acceptance

  package init(_ finding: Finding, _ acceptance: Acceptance) {
    self.finding = finding
    self.acceptance = acceptance
  }
}
