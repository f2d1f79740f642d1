package import UntangleSourceFiles

/// Facts without judgement, as the verb `inventory` prints them. Each list is sorted by location.
package struct Inventory: Sendable {
  package var boolVariables: [BoolVariableEntry]
  package var enumDefaults: [EnumDefaultEntry]
  package var stringKeys: [StringKeyEntry]
  package var lookAlikes: [LookAlikeEntry]

  package init(
    boolVariables: [BoolVariableEntry] = [], enumDefaults: [EnumDefaultEntry] = [],
    stringKeys: [StringKeyEntry] = [], lookAlikes: [LookAlikeEntry] = []
  ) {
    self.boolVariables = boolVariables
    self.enumDefaults = enumDefaults
    self.stringKeys = stringKeys
    self.lookAlikes = lookAlikes
  }
}

/// One variable or constant that holds a Bool under the name of another type.
package struct LookAlikeEntry: Sendable {
  package var location: Location
  package var name: String
  /// Dotted path of the enclosing nominal types; nil at file scope.
  package var enclosingType: String?
  package var scope: BoolVariableEntry.Scope
  /// `ObjCBool`, `Mutex`, …
  package var holder: String

  package init(
    location: Location, name: String, enclosingType: String?, scope: BoolVariableEntry.Scope, holder: String
  ) {
    self.location = location
    self.name = name
    self.enclosingType = enclosingType
    self.scope = scope
    self.holder = holder
  }
}

/// One stored `Bool` variable.
package struct BoolVariableEntry: Sendable {
  package enum Scope: String, Sendable { case instance, `static`, global, local }
  /// How the source shows that the variable is a Bool.
  package enum Typing: String, Sendable { case annotation, literal, expression }
  package enum Optionality: Sendable { case plain, optional }
  package enum Observation: Sendable { case unobserved, observed }
  package enum Laziness: Sendable { case eager, lazy }

  package var location: Location
  package var name: String
  /// Dotted path of the enclosing nominal types; nil at file scope.
  package var enclosingType: String?
  package var scope: Scope
  package var typing: Typing
  package var optionality: Optionality
  /// Names of the wrapper attributes, without `@`, in source order.
  package var wrappers: [String]
  /// `private`, `fileprivate`, `internal`, `package`, `public` or `open`.
  package var setter: String
  package var observation: Observation
  package var laziness: Laziness

  package init(
    location: Location, name: String, enclosingType: String?, scope: Scope, typing: Typing,
    optionality: Optionality, wrappers: [String], setter: String, observation: Observation,
    laziness: Laziness
  ) {
    self.location = location
    self.name = name
    self.enclosingType = enclosingType
    self.scope = scope
    self.typing = typing
    self.optionality = optionality
    self.wrappers = wrappers
    self.setter = setter
    self.observation = observation
    self.laziness = laziness
  }
}

/// A catch-all branch of a switch.
package struct EnumDefaultEntry: Sendable {
  package enum Subject: String, Sendable { case `enum`, notEnum, unknown }
  package enum Form: String, Sendable { case `default`, wildcard, unknownDefault }

  package var location: Location
  package var subject: Subject
  /// Full dotted name; nil where the subject is no known enum.
  package var enumName: String?
  /// Cases without a branch of their own, in declaration order, then `nil`. The list is nil where the cases
  /// are unknown.
  package var swallowed: [String]?
  package var form: Form

  package init(
    location: Location, subject: Subject, enumName: String?, swallowed: [String]?, form: Form
  ) {
    self.location = location
    self.subject = subject
    self.enumName = enumName
    self.swallowed = swallowed
    self.form = form
  }
}

/// One string literal in a key position, or the constant that holds one.
package struct StringKeyEntry: Sendable {
  package enum Form: String, Sendable { case inline, constant }

  package var location: Location
  /// `userDefaults`, `appStorage`, `notification`, … as the contract lists them.
  package var api: String
  /// `read`, `write`, `remove`, `define`, `observe`, `post`, `register` or `use`.
  package var access: String
  /// The text between the quotes, escapes as written.
  package var literal: String
  package var form: Form
  /// `Bool`, `String`, …; nil where the call does not state it.
  package var valueType: String?

  package init(
    location: Location, api: String, access: String, literal: String, form: Form,
    valueType: String?
  ) {
    self.location = location
    self.api = api
    self.access = access
    self.literal = literal
    self.form = form
    self.valueType = valueType
  }
}
