/// What `SDK.txt` says of a name. The names of the cases are the words in the file.
package enum SDKTrait: UInt8, CaseIterable, Sendable {
  // Types.

  case boolean, integer, fraction, text, collection
  /// A struct that is no number and no text, as `Date` or `URL`.
  case value
  /// A value that cannot be changed in part, other than a number.
  case indivisible
  /// A value, other than a number or a text, that runs no code of the project when it is compared, copied or released.
  case inert
  /// A time, a place or an identifier: a value that is compared rather than asked whether it is there.
  case measured
  /// A class that has too many values to be state, and is asked for what it shows.
  case manyValued
  /// A type that is certainly no enum, other than a value.
  case notEnum
  /// Work that goes on until it ends or is cancelled.
  case work
  /// A class, or `Task`: none of its methods replaces the value.
  case object
  /// No initialiser can return nil, but for `init(coder:)`, as its documentation says.
  case neverNil
  /// A class that shows something, and that projects derive from.
  case viewClass
  /// A class of views, and of no controllers.
  case view
  /// A type other than `Bool` that is one.
  case lookAlike
  /// A class or struct around a value that a constant of it can change.
  case box

  // Protocols, and what else types inherit.

  /// The compiler or the runtime reads and writes the stored properties by name.
  case coding
  /// Code maps the stored properties to a table, a message or an archive.
  case record
  /// The stored properties are options of a command.
  case options
  /// It asks for no function with a callback, and for no function that takes a `Bool`.
  case noCallback
  /// It has no property with a name that projects use for their variables.
  case noProperty
  /// The same of any member.
  case noMember
  /// It asks for functions, or for no `Bool` that is stored.
  case noFlag
  /// SwiftUI keeps the `@State` of a type that conforms to it.
  case keepsState

  // Wrappers and attributes.

  /// The wrapped value is kept outside of the instance.
  case keptElsewhere
  /// The runtime or a framework calls the function by its name.
  case calledByName
  /// An attribute of a type that gives it no initialiser.
  case addsNoInitializer
  /// An attribute of a type that does not look at its members.
  case looksAtNoMember
  /// An attribute of a stored property that is read without running code.
  case readable

  // Functions, by their base names.

  /// It calls its closure exactly once before it returns.
  case once
  /// It calls its closure for each element before it returns.
  case each
  /// The same, mostly of a list: streams call the closures of the others later, as `filter` of Combine does.
  case eager
  /// It calls its closure at most once, later.
  case later
  /// It calls its closure later, any number of times.
  case repeatedly
  /// It runs its closure on a background thread.
  case runsInBackground
  /// A method of a queue, which runs its closure there.
  case runsOnQueue
  /// It takes a lock.
  case takesLock
  /// It never returns. `assertionFailure` does, in a release build.
  case ends
  /// It runs other code before it returns.
  case waits
  /// A view modifier that sets `isPresented` only when the presentation goes away, according to its documentation.
  /// `inspector` is none: users can drag its column open.
  case presents
  /// The same of `item`.
  case presentsItem
  /// A presentation of which a view shows one at a time.
  case covers
  /// Leads to another screen while the binding `isActive` is set, and sets it when the user follows the link.
  case links
  /// Its result is never nil, as its documentation says.
  case sureResult
  /// It prints its arguments.
  case prints
  /// None of its arguments is a key.
  case takesNoKey
  /// A macro that takes code as it is.
  case takesCode
  /// It gives the closure elements of the collection.
  case givesElements
  /// Its result is a list of elements of the collection.
  case keepsElements

  /// The label of a closure that is called at most once.
  case completion
  /// The first label of initialisers of texts that cannot fail.
  case sureText
  /// A case of enums of results whose value is the error, never nil.
  case errorCase

  // Members of values and collections.

  /// It has one of the elements, or nil.
  case element
  /// It changes the value that it is called on. `toggle` counts as a write.
  case changesValue
  /// It changes a collection, and calls back nothing but `==` and `hash`.
  case changesCollection
  /// It reads a collection, and calls back nothing but `==` and `hash`.
  case readsCollection
  /// It says yes or no about a text.
  case asksText
  /// It says yes or no about a collection.
  case asksList
  /// It reads a number.
  case readsNumber
  /// It leaves the number of elements as it is.
  case readsContent
  /// A property that runs no code of the project.
  case silent

  /// The two letters with which names in one of Apple's frameworks start.
  case framework
}

/// A set of traits.
package struct SDKTraits: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  package init(arrayLiteral traits: SDKTrait...) {
    for trait in traits { insert(trait) }
  }

  mutating func insert(_ trait: SDKTrait) { bits |= 1 << UInt64(trait.rawValue) }

  func contains(_ trait: SDKTrait) -> Bool { bits & 1 << UInt64(trait.rawValue) != 0 }

  func isDisjoint(with other: SDKTraits) -> Bool { bits & other.bits == 0 }
}

extension SDKTraits {
  package static let number: SDKTraits = [.integer, .fraction]
  /// What makes a framework or generated code fill the stored properties by their names.
  package static let mapped: SDKTraits = [.coding, .record, .options]
  /// Types with too many values to be state.
  package static let manyValues: SDKTraits = [.integer, .fraction, .text, .value, .manyValued]
  /// Types that are no enums, whatever the patterns.
  package static let noEnum: SDKTraits = [.integer, .fraction, .text, .value, .notEnum]
  package static let valueOrCollection: SDKTraits = [
    .boolean, .integer, .fraction, .text, .value, .collection,
  ]
  /// Values that run no code of the project when they are compared, copied or released, and collections of them.
  package static let inertValue: SDKTraits = [.boolean, .integer, .fraction, .text, .inert, .collection]
  /// Types that are no function and no optional under another name.
  package static let written: SDKTraits = [.boolean, .integer, .fraction, .text, .value, .notEnum]
}
