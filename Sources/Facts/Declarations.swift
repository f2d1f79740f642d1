package import UntangleSourceFiles

/// The levels of access, from narrow to wide.
package enum AccessLevel: String, Hashable, Sendable, Storable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// 0 for `private`, more for each level that more code sees.
  package var width: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }
}

/// A type or an extension of one, as one file declares it.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, Storable {
    case `struct`, `class`, actor, `enum`, `protocol`, `extension`
  }

  /// Whether all of it could be read.
  package enum Integrity: UInt8, Hashable, Sendable, Storable {
    case intact
    /// Some member has a syntax error: what is not seen proves nothing.
    case broken
  }

  package var kind: Kind
  /// Dotted path of nominal types: `Outer.Inner`; for an extension the extended type as written.
  package var name: String
  /// The place of the name.
  package var span: Span
  /// All of it, from its first attribute or modifier to its last brace.
  package var extent: Span
  package var access: AccessLevel
  /// First names after the colon, generic arguments dropped, in order.
  package var inherited: [String]
  /// Names without `@`, in order.
  package var attributes: [String]
  package var integrity: Integrity
  /// Of an enum, in order of declaration; empty for others.
  package var cases: [EnumCase]

  package init(
    kind: Kind, name: String, span: Span, extent: Span, access: AccessLevel, inherited: [String],
    attributes: [String], integrity: Integrity, cases: [EnumCase]
  ) {
    self.kind = kind
    self.name = name
    self.span = span
    self.extent = extent
    self.access = access
    self.inherited = inherited
    self.attributes = attributes
    self.integrity = integrity
    self.cases = cases
  }
}

package struct EnumCase: Hashable, Sendable {
  /// Whether it may be named wherever its enum may.
  package enum Presence: UInt8, Hashable, Sendable, Storable {
    case everywhere
    /// It stands under `#if`, or `@available` says when it is there.
    case somewhere
  }

  /// Without backticks.
  package var name: String
  /// The types of its payload; empty without.
  package var payload: [WrittenType]
  /// The text of its own raw value where that is a string literal; nil without.
  package var rawText: String?
  package var presence: Presence
  package var span: Span

  package init(
    name: String, payload: [WrittenType], rawText: String?, presence: Presence, span: Span
  ) {
    self.name = name
    self.payload = payload
    self.rawText = rawText
    self.presence = presence
    self.span = span
  }
}

/// A stored variable or constant, and a computed property as far as its type goes.
package struct Variable: Hashable, Sendable {
  package enum Scope: UInt8, Hashable, Sendable, Storable { case instance, `static`, global, local }
  package enum Mutability: UInt8, Hashable, Sendable, Storable { case constant, variable }
  package enum Laziness: UInt8, Hashable, Sendable, Storable { case eager, lazy }

  package enum Storage: Hashable, Sendable {
    case stored
    /// Stored, with `willSet` or `didSet`.
    case observed
    /// A getter, perhaps a setter; `value` is the getter where it only decides and answers.
    case computed(LoweredExpression?)
    /// Of a protocol.
    case requirement
  }

  /// How many values it may have in its life, as far as its declaration says.
  package enum Variety: UInt8, Hashable, Sendable {
    /// A Bool, an optional, or an enum of the project's.
    case few
    case many
  }

  package enum Typing: Hashable, Sendable {
    case annotated(WrittenType)
    /// By a bare literal: `true`, `nil`, `"x"`, `1`.
    case literal(AccessPath)
    case expression(AccessPath)
    /// Neither type nor value that tells.
    case unknown
  }

  package var name: String
  /// The place of the name.
  package var span: Span
  /// Dotted path of the nominal types around it; nil at file scope.
  package var enclosingType: String?
  package var scope: Scope
  package let mutability: Mutability
  package let storage: Storage
  package let typing: Typing
  /// Follows from those, and is asked for again and again.
  package let variety: Variety
  /// The default value; nil without one.
  package var initial: LoweredExpression?
  /// The attributes that wrap it, without `@`, in order; language attributes like `@objc` are in `modifiers`.
  package var wrappers: [String]
  /// Language attributes and modifiers: `objc`, `weak`, `override`, `dynamic`, in order.
  package var modifiers: [String]
  /// Of the variable itself, as far as reading goes.
  package var access: AccessLevel
  package var setter: AccessLevel
  package var laziness: Laziness

  package init(
    name: String, span: Span, enclosingType: String?, scope: Scope, mutability: Mutability,
    storage: Storage, typing: Typing, initial: LoweredExpression?, wrappers: [String], modifiers: [String],
    access: AccessLevel, setter: AccessLevel, laziness: Laziness
  ) {
    self.name = name
    self.span = span
    self.enclosingType = enclosingType
    self.scope = scope
    self.mutability = mutability
    self.storage = storage
    self.typing = typing
    variety = Variety(mutability, storage, typing)
    self.initial = initial
    self.wrappers = wrappers
    self.modifiers = modifiers
    self.access = access
    self.setter = setter
    self.laziness = laziness
  }
}

/// Another name for a type.
package struct TypeAlias: Hashable, Sendable {
  /// Dotted, with the types around it.
  package var name: String
  package var target: WrittenType

  package init(name: String, target: WrittenType) {
    self.name = name
    self.target = target
  }
}

/// What a function returns, for finding the type of an expression.
package struct FunctionSignature: Hashable, Sendable {
  package var name: String
  package var enclosingType: String?
  package var returns: WrittenType

  package init(name: String, enclosingType: String?, returns: WrittenType) {
    self.name = name
    self.enclosingType = enclosingType
    self.returns = returns
  }
}

/// The code of one method, initialiser, accessor or observer, lowered.
package struct Body: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable, Storable {
    case method, initializer, deinitializer, getter, setter, willSet, didSet
    /// The initial value of a stored property, where it has effects or closures.
    case initialValue
    /// The statements of a script or `main.swift`: they run once, when the program starts.
    case topLevel
  }

  package enum Level: UInt8, Hashable, Sendable, Storable { case instance, `static` }

  /// What becomes of closures that it is given.
  package enum ClosureEscape: Hashable, Sendable {
    /// They have run when the call returns, or never will: no parameter is `@escaping` or optional.
    case nothing
    case perhaps
    /// As `nothing`, unless one of these types, whose names no declaration of the file explains, is an optional.
    case ifOptional([String])
  }

  package var kind: Kind
  package var level: Level
  /// The base name; of an accessor the property's; `init`, `deinit`, `subscript`.
  package var name: String
  /// Argument labels, `_` for none; empty for accessors.
  package var labels: [String]
  package var enclosingType: String?
  package var access: AccessLevel
  /// Language attributes and modifiers, without `@`.
  package var modifiers: [String]
  /// The place of the name.
  package var span: Span
  package var retention: ClosureEscape
  /// The names that the parameters have in the body; empty for accessors.
  package var parameters: [String]
  /// Of a function that only decides and answers: what it returns, its parameters being locals; nil for others.
  package var result: LoweredExpression?
  package var statements: [Statement]

  package init(
    kind: Kind, level: Level, name: String, labels: [String], enclosingType: String?,
    access: AccessLevel, modifiers: [String], span: Span, retention: ClosureEscape = .perhaps,
    parameters: [String] = [], result: LoweredExpression? = nil, statements: [Statement]
  ) {
    self.kind = kind
    self.level = level
    self.name = name
    self.labels = labels
    self.enclosingType = enclosingType
    self.access = access
    self.modifiers = modifiers
    self.span = span
    self.retention = retention
    self.parameters = parameters
    self.result = result
    self.statements = statements
  }
}

/// A write through another value: `player.isMuted = true`.
package struct OutsideWrite: Hashable, Sendable {
  package enum Form: UInt8, Hashable, Sendable, Storable {
    case write
    /// `$player.isMuted`: handed out for others to write at any time.
    case binding
  }

  package var form: Form
  package var receiver: AccessPath
  package var member: String
  package var value: LoweredExpression
  package var span: Span
  /// The type whose body writes; nil at file scope.
  package var enclosingType: String?
  /// The base name of the function, or of the property whose accessor, writes; nil outside of one.
  package var enclosingFunction: String?
  /// As of an `OutsideCall`.
  package var handler: String?

  package init(
    form: Form, receiver: AccessPath, member: String, value: LoweredExpression, span: Span,
    enclosingType: String?, enclosingFunction: String?, handler: String? = nil
  ) {
    self.handler = handler
    self.form = form
    self.receiver = receiver
    self.member = member
    self.value = value
    self.span = span
    self.enclosingType = enclosingType
    self.enclosingFunction = enclosingFunction
  }
}
