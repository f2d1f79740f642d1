import UntangleSourceFiles

/// A property of a type, by its name.
package struct MemberName: Hashable, Sendable {
  /// Dotted; nil at file scope.
  package var type: String?
  package var name: String

  package init(type: String?, name: String) { (self.type, self.name) = (type, name) }
}

/// A body of another type that writes two or more variables of one value: what a view controller does to its
/// view model, lowered as if it were a function of the view model.
///
///     func cancel() {                     // of SessionController
///       guard session.isRunning else { return }
///       session.isRunning = false
///       session.hasFailed = true
///     }
///
/// The statements name the members of the value; of everything else they say nothing. Calls of functions
/// that are not the value's are calls of `CalledName.Holder.other`.
package struct OutsideBody: Hashable, Sendable {
  package enum Hold: UInt8, Hashable, Sendable, Storable {
    /// Others may have the value, too: whoever is called may change it.
    case shared
    /// An `inout` parameter: nobody else can reach the value before the body has ended.
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
