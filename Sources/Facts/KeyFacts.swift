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

/// Which of the stores of a kind a call asks, where there are two.
package enum KeyTarget: UInt8, Hashable, Sendable, Storable {
  case usual
  /// `@SceneStorage`: kept with a window.
  case scene
  /// Within a storyboard.
  case viewController
  /// Of a bundle that the call names: `Image("star", bundle: .module)`.
  case bundle
  /// Of a cell that is made with it, and needs no registration.
  case made
}

/// An expression in a key position.
package struct KeyUse: Hashable, Sendable {
  /// What the receiver must be for this to be a key at all.
  package enum Receiver: Hashable, Sendable {
    /// The call itself tells.
    case certain
    /// The argument is of a type for names: a key where it is a name that the project knows.
    case name
    /// A call of an SDK type's initialiser, unless the project has a type of that name.
    case type(String)
    /// Must be a `UserDefaults`.
    case defaults(AccessPath)
    /// Key-value coding, unless the receiver is known to be something else.
    case codable(AccessPath)
    /// A call `NAME(labels)`, a key only where the project or the configuration says so.
    case own(AccessPath, callee: String, labels: [String], argument: Int)
    /// An attribute `@NAME(label: …)`, a key only where the wrapper hands it on.
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
  /// nil where the call does not say.
  package var valueType: String?
  /// What is written, or what takes what is read, where the call does not say the type; nil where nothing tells.
  package var value: AccessPath?
  /// What a reader gets where nothing was written, as source on one line; nil where none is given.
  package var fallback: String?
  /// Of the literal or the expression.
  package var span: Span
  package var enclosingType: String?
  /// The function around it; nil outside, and where the text mentions no parameter.
  package var enclosingFunction: EnclosingFunction?

  package init(
    kind: KeyKind, target: KeyTarget = .usual, access: KeyAccess, text: KeyText, receiver: Receiver,
    position: Position,
    valueType: String?, value: AccessPath? = nil, fallback: String? = nil, span: Span,
    enclosingType: String?, enclosingFunction: EnclosingFunction?
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
    self.enclosingFunction = enclosingFunction
  }
}

package struct EnclosingFunction: Hashable, Sendable {
  package var name: String
  /// Argument labels, `_` for none.
  package var labels: [String]
  /// What the parameters are called inside.
  package var parameters: [String]

  package init(name: String, labels: [String], parameters: [String]) {
    self.name = name
    self.labels = labels
    self.parameters = parameters
  }
}
