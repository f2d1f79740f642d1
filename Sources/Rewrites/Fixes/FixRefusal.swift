/// The reason why a fix cannot be applied to the source.
package struct FixRefusal: Error, Hashable, Sendable {
  /// One lowercase sentence without a period.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}
