/// As much of an expression as is needed to find its type in a project: the path to a declaration.
///
/// `self.player?.state` is `.member(.unwrapped(.member(.instance, "player")), "state")`.
package indirect enum AccessPath: Hashable, Sendable {
  /// `self`.
  case instance
  /// `Self`, or `self` in a static member.
  case metatype
  /// The type is written at the place: an annotated local or parameter, a literal, a cast.
  case typed(WrittenType)
  /// A name that no local declares: a member of the types around it, a global, or a type.
  case name(String)
  case member(AccessPath, String)
  /// `f(…)`: what the function returns, or an instance of the type.
  case call(AccessPath)
  /// `x?`, `x!`, and what `if let` binds.
  case unwrapped(AccessPath)
  /// `x[…]`.
  case element(AccessPath)
  /// What a `for` loop over it binds.
  case iterated(AccessPath)
  /// `try? x`, `x as? T` without a known T.
  case optional(AccessPath)
  /// What `case .failed(let error)` binds from a value: the case and the place in its payload.
  case payload(of: AccessPath, enumCase: String, index: Int)
  case tuple([AccessPath])
  case unknown

  package static let boolean = AccessPath.typed(.bool)

  /// The last name of the path: `state` for `self.player?.state`; nil where there is none.
  package var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    case .call(let inner), .unwrapped(let inner), .element(let inner), .iterated(let inner),
      .optional(let inner):
      inner.lastName
    case .instance, .metatype, .typed, .payload, .tuple, .unknown: nil
    }
  }
}

extension AccessPath {
  /// Whether a project may find that it is a Bool.
  package var mayBeBoolean: Bool {
    switch self {
    case .typed(let type): type.isBoolean
    case .name, .member, .call, .unwrapped: true
    case .optional(let inner): inner.mayBeBoolean
    case .instance, .metatype, .element, .iterated, .payload, .tuple, .unknown: false
    }
  }
}
