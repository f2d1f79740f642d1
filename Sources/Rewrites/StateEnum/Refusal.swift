package import UntangleSourceFiles

/// The reason why a rewrite leaves sources unchanged. An expected answer, not an error.
package struct Refusal: Hashable, Sendable {
  /// One lowercase sentence without a period.
  package var reason: String
  package var location: Location

  package init(_ reason: String, at location: Location) {
    self.reason = reason
    self.location = location
  }
}

extension Refusal: Comparable {
  package static func < (left: Refusal, right: Refusal) -> Bool {
    left.location == right.location ? left.reason < right.reason : left.location < right.location
  }
}
