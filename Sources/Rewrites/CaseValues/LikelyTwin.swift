import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles
package import UntangleStateSpaces

/// A flag that is switched beside an optional each time, where what the optional gets is a member of a local:
///
///     currentUser = result.user
///     isLoggedIn = true
///
/// Its type is not known here, and mostly it is none that may be nil. An enum would have a case for a flag without the value.
package struct LikelyTwin: Sendable {
  package var follower: Follower
  /// Sorted by place, at least one.
  package var values: [Value]

  /// What the optional gets in one place.
  package struct Value: Hashable, Sendable {
    package var location: Location
    /// As written.
    package var text: String
  }

  /// nil where the two are switched apart, and where the optional gets something else that may be nil.
  package init?(in space: StateSpace, of type: ProjectType, _ uses: ValueUses) {
    let optionals = space.variables.filter { $0.domain == .optional }
    guard optionals.count == 1, let optional = optionals.first else { return nil }
    let values = uses.uses(of: optional.name, .set).compactMap { use in
      use.memberOfLocal.map { text, target in
        Value(location: uses.files[use.file].location(of: target), text: text)
      }
    }
    let places = Set(values.map { WritePlace($0.location) })
    guard !values.isEmpty,
      let follower = twinFlag(in: space, of: type, taking: { places.contains(WritePlace($0)) })
    else { return nil }
    self.follower = follower
    self.values = values.sorted { $0.location < $1.location }
  }
}

extension ValueUse {
  /// The right side of the assignment to this reference, with the target, if it is `local.member`, without `?`.
  fileprivate var memberOfLocal: (text: String, target: Syntax)? {
    let target = node.parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? node
    guard let list = target.parent?.as(ExprListSyntax.self), list.count == 3, list.first?.id == target.id,
      let value = list.last, var access = value.as(MemberAccessExprSyntax.self)
    else { return nil }
    while let inner = access.base?.as(MemberAccessExprSyntax.self) { access = inner }
    guard let root = access.base?.as(DeclReferenceExprSyntax.self),
      LocalBinding(of: root.baseName.text, at: Syntax(root)) != nil
    else { return nil }
    return (value.trimmedDescription, target)
  }
}
