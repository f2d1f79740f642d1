/// Where the lines of the sources can be opened.
package enum SourceLinks: Hashable, Sendable {
  /// Nowhere: places are text.
  case none
  case template(LinkTemplate)
}

/// An address with places for a file and a line: `https://github.com/owner/name/blob/COMMIT/{path}#L{line}`.
package struct LinkTemplate: Hashable, Sendable {
  /// With `{path}`, `{line}` and `{column}`, each any number of times.
  package var text: String
  /// A folder as the paths of files show it, without a slash at its end: files in it are named by what comes after
  /// it.
  package var root: String?

  package init(_ text: String, root: String? = nil) {
    self.text = text
    self.root = root
  }
}
