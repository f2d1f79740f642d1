/// Where links to source lines lead.
package enum SourceLinks: Hashable, Sendable {
  /// No links; places are plain text.
  case none
  case template(LinkTemplate)
}

/// An address with placeholders for file and line:
/// `https://github.com/owner/name/blob/COMMIT/{path}#L{line}`.
package struct LinkTemplate: Hashable, Sendable {
  /// May have `{path}`, `{line}` and `{column}`, each any number of times.
  package var text: String
  /// The repository's root as it appears in shown paths, without a trailing slash. The links use the part of
  /// a path behind it.
  package var root: String?

  package init(_ text: String, root: String? = nil) {
    self.text = text
    self.root = root
  }
}
