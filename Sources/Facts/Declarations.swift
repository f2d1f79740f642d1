package import UntangleSourceFiles

/// Access levels, from narrowest to widest.
package enum AccessLevel: String, Hashable, Sendable, Storable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// 0 for `private`, up to 5 for `open`.
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

  /// That of members of an extension which has this level itself: all of the file may use those of a private one.
  var ofMembers: AccessLevel { self == .private ? .fileprivate : self }

  /// Whether other files cannot name it.
  package var staysInFile: Bool {
    switch self {
    case .private, .fileprivate: true
    case .internal, .package, .public, .open: false
    }
  }
}

/// A type or an extension, as one file declares it.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, Storable {
    case `struct`, `class`, actor, `enum`, `protocol`, `extension`
  }

  /// Whether the parser could read the whole declaration.
  package enum Integrity: UInt8, Hashable, Sendable, Storable {
    case intact
    /// A member has a syntax error, so the absence of a fact proves nothing.
    case broken
  }

  package var kind: Kind
  /// Dotted path of nominal types: `Outer.Inner`; for an extension the extended type as written.
  package var name: String
  /// The place of the name.
  package var span: Span
  /// The whole declaration, from its first attribute or modifier to its closing brace.
  package var extent: Span
  package var access: AccessLevel
  /// The first names of the types after the colon, without generic arguments, in order.
  package var inherited: [String]
  /// Names without `@`, in order.
  package var attributes: [String]
  package var integrity: Integrity
  /// The cases of an enum in declaration order; empty for other kinds.
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
  /// Whether the case can be named wherever its enum can.
  package enum Presence: UInt8, Hashable, Sendable, Storable {
    case everywhere
    /// It is declared under `#if`, or `@available` restricts it.
    case somewhere
  }

  /// Without backticks.
  package var name: String
  /// Types of the payload; empty without one.
  package var payload: [WrittenType]
  /// Of the payload; `_` where there is none.
  package var labels: [String]
  /// Its own raw value where that is a string literal; nil otherwise.
  package var rawText: String?
  package var presence: Presence
  package var span: Span

  package init(
    name: String, payload: [WrittenType], labels: [String], rawText: String?, presence: Presence, span: Span
  ) {
    self.name = name
    self.payload = payload
    self.labels = labels
    self.rawText = rawText
    self.presence = presence
    self.span = span
  }
}

/// A stored variable or constant, or a computed property as far as its type matters.
package struct Variable: Hashable, Sendable {
  package enum Scope: UInt8, Hashable, Sendable, Storable { case instance, `static`, global, local }
  package enum Mutability: UInt8, Hashable, Sendable, Storable { case constant, variable }
  package enum Laziness: UInt8, Hashable, Sendable, Storable { case eager, lazy }

  package enum Storage: Hashable, Sendable {
    case stored
    /// Stored, with `willSet` or `didSet`.
    case observed
    /// A getter, and possibly a setter. `value` is the getter's expression where it has no effects; nil
    /// otherwise.
    case computed(LoweredExpression?)
    /// A requirement of a protocol.
    case requirement

    package var holdsValue: Bool {
      switch self {
      case .stored, .observed: true
      case .computed, .requirement: false
      }
    }
  }

  /// How many values the variable can take, as far as its declaration shows.
  package enum Variety: UInt8, Hashable, Sendable {
    /// A Bool, an optional, or an enum of the project's.
    case few
    case many
  }

  package enum Typing: Hashable, Sendable {
    case annotated(WrittenType)
    /// By a literal alone: `true`, `nil`, `"x"`, `1`.
    case literal(AccessPath)
    case expression(AccessPath)
    /// Neither an annotation nor an initial value that shows the type.
    case unknown
  }

  package var name: String
  /// The place of the name.
  package var span: Span
  /// Dotted path of the enclosing nominal types; nil at file scope.
  package var enclosingType: String?
  package var scope: Scope
  package let mutability: Mutability
  package let storage: Storage
  package let typing: Typing
  /// Derived from `mutability`, `storage` and `typing`; stored because it is read very often.
  package let variety: Variety
  /// The default value; nil without one.
  package var initial: LoweredExpression?
  /// Wrapper attributes without `@`, in order. Language attributes like `@objc` are in `modifiers`.
  package var wrappers: [String]
  /// Language attributes and modifiers: `objc`, `weak`, `override`, `dynamic`, in order.
  package var modifiers: [String]
  /// The access level for reading.
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
  /// Dotted path, including the enclosing types.
  package var name: String
  package var target: WrittenType

  package init(name: String, target: WrittenType) {
    self.name = name
    self.target = target
  }
}

/// The return type of a function, to resolve the types of expressions.
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
    /// The initial value of a stored property, where it has effects or contains closures.
    case initialValue
    /// The statements of a script or of `main.swift`, which run once at program start.
    case topLevel
  }

  package enum Level: UInt8, Hashable, Sendable, Storable { case instance, `static` }

  /// Whether closures that are passed to the body escape.
  package enum ClosureEscape: Hashable, Sendable {
    /// They cannot escape: no parameter is `@escaping` or optional. They have run when the call returns, or
    /// never run.
    case nothing
    case perhaps
    /// They escape only if one of these types, which the file does not declare, is an alias of an optional.
    case ifOptional([String])
  }

  package var kind: Kind
  package var level: Level
  /// The side of the type that the body belongs to, in the view that its statements are lowered for. Every
  /// body that a file declares is on its own side.
  package var side = MemberSide.own
  /// The base name; for an accessor, the name of the property; `init`, `deinit`, `subscript`.
  package var name: String
  /// Argument labels, `_` where there is none; empty for accessors.
  package var labels: [String]
  package var enclosingType: String?
  package var access: AccessLevel
  /// Language attributes and modifiers, without `@`.
  package var modifiers: [String]
  /// The place of the name.
  package var span: Span
  package var retention: ClosureEscape
  /// The names of the parameters inside the body; empty for accessors.
  package var parameters: [String]
  /// The returned expression of a function without effects, over its parameters as locals; nil for other
  /// functions.
  package var result: LoweredExpression?
  package var statements: [Statement]

  /// The body as a member.
  package var member: Member { Member(side, name) }

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
    /// `$player.isMuted`: a binding escapes, through which other code can write at any time.
    case binding
  }

  package var form: Form
  package var receiver: AccessPath
  package var member: String
  package var value: LoweredExpression
  package var span: Span
  /// The type of the writing body; nil at file scope.
  package var enclosingType: String?
  /// The base name of the writing function, or of the property of the writing accessor; nil outside of one.
  package var enclosingFunction: String?
  /// See `OutsideCall.handler`.
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

extension OutsideWrite {
  /// Whether a presentation takes the member back through a binding: `sheet(isPresented: $player.isShown)`.
  package var isDismissal: Bool { form == .binding && value == .null }
}
