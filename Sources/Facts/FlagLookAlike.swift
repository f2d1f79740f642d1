package import UntangleSourceFiles

/// A variable or constant that holds a Bool under the name of another type.
///
///     var isFolder: ObjCBool = false
///     let isRunning = Mutex(false)
package struct FlagLookAlike: Hashable, Sendable {
  package var name: String
  /// nil at file scope.
  package var enclosingType: String?
  package var scope: Variable.Scope
  /// The type that stands for a Bool, or that has one in it: `ObjCBool`, `Mutex`.
  package var holder: String
  /// The place of the name.
  package var span: Span
}
