/// A finding that is accepted and therefore not reported.
package struct AcceptedFinding: Hashable, Sendable {
  package enum Acceptance: Hashable, Sendable {
    /// Accepted by a comment in the source; the reason is nil where the comment has none.
    case comment(reason: String?)
    /// Accepted by the baseline.
    case baseline
  }

  package var finding: Finding
  package var acceptance: Acceptance

  package init(_ finding: Finding, _ acceptance: Acceptance) {
    self.finding = finding
    self.acceptance = acceptance
  }
}
