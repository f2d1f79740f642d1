package import UntangleSourceFiles

/// Lines of a source that a rewrite replaces.
package struct RewrittenLines: Hashable, Sendable {
  package var location: Location
  package var old: [String]
  /// Empty for removed code.
  package var new: [String]
}
