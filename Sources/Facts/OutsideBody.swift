import UntangleSourceFiles

/// A property, identified by type and name.
package struct MemberName: Hashable, Sendable {
  /// Dotted; nil at file scope.
  package var type: String?
  package var name: String

  package init(type: String?, name: String) { (self.type, self.name) = (type, name) }
}

/// A body of another type that writes two or more variables of one value, such as a view controller's method
/// over its view model. It is lowered as if it were a method of that value.
///
///     func cancel() {                     // of SessionController
///       guard session.isRunning else { return }
///       session.isRunning = false
///       session.hasFailed = true
///     }
///
/// The statements refer to members of the value only. Calls of functions that are not members of the value
/// are calls of `CalledName.Holder.other`.
package struct OutsideBody: Hashable, Sendable {
  package enum Hold: UInt8, Hashable, Sendable, Storable {
    /// Other references may exist: any function that is called may change the value.
    case shared
    /// An `inout` parameter: no other code can access the value until the body ends.
    case exclusive
  }

  package var receiver: AccessPath
  package var hold: Hold
  package var body: Body

  package init(receiver: AccessPath, hold: Hold, body: Body) {
    self.receiver = receiver
    self.hold = hold
    self.body = body
  }
}
