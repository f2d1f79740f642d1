/// The path from an expression to the declaration that gives its type: as much as a project needs to resolve
/// it.
///
/// `self.player?.state` is `.member(.unwrapped(.member(.instance, "player")), "state")`.
package indirect enum AccessPath: Hashable, Sendable {
  /// `self`.
  case instance
  /// `Self`, or `self` in a static member.
  case metatype
  /// The type is known locally: an annotated local or parameter, a literal, a cast.
  case typed(WrittenType)
  /// A name that no local declares: a member of an enclosing type, a global, or a type.
  case name(String)
  case member(AccessPath, String)
  /// `f(…)`: the function's result, or an instance of the type.
  case call(AccessPath)
  /// `x?`, `x!`, and the value that `if let` binds.
  case unwrapped(AccessPath)
  /// `x[…]`.
  case element(AccessPath)
  /// The element that a `for` loop over the value binds.
  case iterated(AccessPath)
  /// `try? x`; `x as? T` where T is unknown.
  case optional(AccessPath)
  /// The value that `case .failed(let error)` binds, by case and 0-based index in the payload.
  case payload(of: AccessPath, enumCase: String, index: Int)
  case tuple([AccessPath])
  /// One of several values, such as `a ? x : y`: the path of one of them. The others may be nil.
  case choice(AccessPath)
  /// A value that is no optional, by how the code uses it or makes it.
  case certain(Certainty)
  /// What a function, by the path of its call, hands to a closure as its `index`-th parameter. `label` is the closure's
  /// label, `_` for none, and nil for a trailing closure.
  case handed(by: AccessPath, label: String?, index: Int)
  case unknown

  /// Why a value is no optional, unless the project declares something else.
  package enum Certainty: Hashable, Sendable {
    /// A local that has a member of this name, which the code uses without `?`. The project may declare such a member for
    /// optionals.
    case uses(member: String)
    /// `try Player(data: data)` makes a value of this type, with nothing else in it that may throw. An initialiser that may
    /// throw and also return nil is one of the project.
    case attempt(of: String)
  }

  package static let boolean = AccessPath.typed(.bool)

  /// The last name of the path: `state` for `self.player?.state`; nil where the path has no name.
  package var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    case .call(let inner), .unwrapped(let inner), .element(let inner), .iterated(let inner),
      .optional(let inner), .choice(let inner):
      inner.lastName
    case .instance, .metatype, .typed, .payload, .tuple, .certain, .handed, .unknown: nil
    }
  }
}

extension AccessPath {
  /// Whether the value is certainly not nil, and no Bool, whose value says more.
  ///
  /// What `if let` binds is not nil, unless it binds an element of a collection, whose elements may be optionals.
  package var isNeverNil: Bool {
    switch self {
    case .typed(let type): !type.isOptional && !type.isBoolean && type != .other
    case .unwrapped(let inner): !inner.isElement
    // Of any error.
    case .member(_, "localizedDescription"): true
    case .instance, .metatype, .name, .member, .call, .element, .iterated, .optional, .payload, .tuple,
      .choice, .certain, .handed, .unknown:
      false
    }
  }

  /// Whether there is more to know of the value than what is assigned: that its type is an optional, or that it is none.
  var mayLeadToValue: Bool {
    switch self {
    case .typed(let type): type.isOptional
    case .instance, .metatype, .name, .member(.instance, _): false
    case .member, .call, .unwrapped, .element, .iterated, .payload, .optional, .tuple, .choice, .certain,
      .handed, .unknown:
      mayLeadToType
    }
  }

  /// Whether the project may know the type of the value, and it may be no optional.
  var mayLeadToType: Bool {
    switch self {
    case .optional, .tuple, .choice, .certain, .unknown: false
    // Of a case that only one enum has, the name says what it carries.
    case .instance, .metatype, .typed, .name, .payload: true
    case .call(.member(_, let name)) where SDK.says(.sureResult, of: name): true
    case .member(let inner, _), .call(let inner), .unwrapped(let inner), .element(let inner),
      .iterated(let inner), .handed(let inner, _, _):
      inner.mayLeadToType
    }
  }

  /// The path of one of several values. A type that the file tells is that of all of them.
  var oneOfSeveral: AccessPath {
    switch self {
    case .typed, .unknown: self
    case .instance, .metatype, .name, .member, .call, .unwrapped, .element, .iterated, .optional, .payload,
      .tuple, .choice, .certain, .handed:
      .choice(self)
    }
  }

  /// Whether it is an element of a collection, by a subscript or by a member that has one: `items.first`.
  private var isElement: Bool {
    switch self {
    case .element: true
    case .name(let name), .member(_, let name), .call(.name(let name)), .call(.member(_, let name)):
      SDK.says(.element, of: name)
    case .unwrapped(let inner), .optional(let inner), .choice(let inner): inner.isElement
    case .typed(let type): if case .optional(.optional) = type { true } else { false }
    case .instance, .metatype, .call, .iterated, .payload, .tuple, .certain, .handed, .unknown: false
    }
  }

  /// Whether the path may resolve to a Bool once the project is known.
  package var mayBeBoolean: Bool {
    switch self {
    case .typed(let type): type.isBoolean
    case .name, .member, .call, .unwrapped, .handed: true
    case .optional(let inner), .choice(let inner): inner.mayBeBoolean
    case .instance, .metatype, .element, .iterated, .payload, .tuple, .certain, .unknown: false
    }
  }
}
