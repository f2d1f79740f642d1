/// Why a fix cannot be made of the source as it is written.
package struct FixRefusal: Error, Hashable, Sendable {
  /// One lowercase sentence without a period.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}
