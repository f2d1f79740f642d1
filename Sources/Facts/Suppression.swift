package import UntangleSourceFiles

/// A comment that allows rules at a place: `// untangle:disable:next enum_default - the server adds cases`.
package struct Suppression: Hashable, Sendable {
  package enum Reach: Hashable, Sendable {
    case next, this, previous
    /// From here to the matching `enable` or the end of the file.
    case regionStart
    case regionEnd
    /// The word after `untangle:` is none of these.
    case unknown(String)
  }

  package var reach: Reach
  /// As written; `all` is every rule. Empty where none is named.
  package var rules: [String]
  /// After ` - `; nil without, never empty.
  package var reason: String?
  /// Of the comment.
  package var span: Span

  package init(reach: Reach, rules: [String], reason: String?, span: Span) {
    self.reach = reach
    self.rules = rules
    self.reason = reason
    self.span = span
  }
}
