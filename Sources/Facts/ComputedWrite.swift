package import UntangleSourceFiles

/// An assignment to a variable of the instance, whose value mentions others: `isEmpty = names.count == 0`.
package struct ComputedWrite: Hashable, Sendable {
  /// From the target to the end of the value.
  package var span: Span
  /// The names of the instance that the value mentions outside of closures, each once, in order of appearance. Names of
  /// functions and constants may be among them.
  package var mentioned: [String]
  /// Whether it mentions no locals or parameters, so that a property could compute it.
  package var isOfInstance: Bool
}
