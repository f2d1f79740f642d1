package import UntangleSourceFiles

/// The families of string keys, as the contract names them.
package enum KeyKind: String, Hashable, Sendable, Storable, CaseIterable {
  case userDefaults, appStorage, notification, image, color, reuseIdentifier, segue, storyboard,
    nib, keyValueCoding, selector, userInfo, custom
}

/// What a place does with a key.
package enum KeyAccess: String, Hashable, Sendable, Storable, CaseIterable {
  case read, write, remove, define, observe, post, register, use
}

/// Which store of a kind the call uses, where there are two.
package enum KeyTarget: UInt8, Hashable, Sendable, Storable {
  case usual
  /// `@SceneStorage`: stored per window.
  case scene
  /// An identifier within a storyboard.
  case viewController
  /// A resource of a bundle that the call names: `Image("star", bundle: .module)`.
  case bundle
  /// Of a cell that is made with it, and needs no registration.
  case made
  /// A notification that code outside of the project's Swift sources may post or observe: its name is public,
  /// known to Objective-C or of an instance, or it goes to other programs.
  case exposed
}

/// An expression in a key position.
package struct KeyUse: Hashable, Sendable {
  /// The condition on the receiver under which the expression is a key.
  package enum Receiver: Hashable, Sendable {
    /// None: the call itself proves it.
    case certain
    /// The argument has a type for names; a key only where the project knows the name.
    case name
    /// A call of an SDK type's initialiser; a key unless the project declares a type of that name.
    case type(String)
    /// The receiver must be a `UserDefaults`.
    case defaults(AccessPath)
    /// Key-value coding; a key unless the receiver's type rules it out.
    case codable(AccessPath)
    /// A call `NAME(labels)`; a key only where the project's code or the configuration says so.
    case own(AccessPath, callee: String, labels: [String], argument: Int)
    /// An attribute `@NAME(label: …)`; a key only where the wrapper passes it on.
    case wrapper(String, label: String?)
  }

  package enum Position: Hashable, Sendable {
    case inline
    /// The value of a named constant.
    case constant(String)
  }

  package var kind: KeyKind
  package var target = KeyTarget.usual
  package var access: KeyAccess
  package var text: KeyText
  package var receiver: Receiver
  package var position: Position
  /// nil where the call does not state it.
  package var valueType: String?
  /// The value written, or the destination of the value read, where the call states no type; nil where
  /// nothing shows it.
  package var value: AccessPath?
  /// The default that a reader gets for a missing value, as source on one line; nil where none is given.
  package var fallback: String?
  /// The literal or the expression.
  package var span: Span
  package var enclosingType: String?
  /// nil outside of functions and accessors, and in a function where the text mentions no parameter.
  package var enclosingMember: EnclosingMember?

  package init(
    kind: KeyKind, target: KeyTarget = .usual, access: KeyAccess, text: KeyText, receiver: Receiver,
    position: Position,
    valueType: String?, value: AccessPath? = nil, fallback: String? = nil, span: Span,
    enclosingType: String?, enclosingMember: EnclosingMember?
  ) {
    self.kind = kind
    self.target = target
    self.access = access
    self.text = text
    self.receiver = receiver
    self.position = position
    self.valueType = valueType
    self.value = value
    self.fallback = fallback
    self.span = span
    self.enclosingType = enclosingType
    self.enclosingMember = enclosingMember
  }
}

/// The member of a type, or the function of a file, that the code stands in.
package enum EnclosingMember: Hashable, Sendable {
  case function(EnclosingFunction)
  /// An accessor or the initial value of a property, with its name.
  case property(String)

  package var function: EnclosingFunction? {
    if case .function(let function) = self { function } else { nil }
  }

  package var property: String? {
    if case .property(let name) = self { name } else { nil }
  }
}

package struct EnclosingFunction: Hashable, Sendable {
  package var name: String
  /// Argument labels, `_` where there is none.
  package var labels: [String]
  /// The names of the parameters inside the function.
  package var parameters: [String]

  package init(name: String, labels: [String], parameters: [String]) {
    self.name = name
    self.labels = labels
    self.parameters = parameters
  }
}
