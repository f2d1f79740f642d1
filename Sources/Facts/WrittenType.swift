/// A type as written, without generic arguments and attributes.
package indirect enum WrittenType: Hashable, Sendable {
  /// Dotted, without generic arguments: `Outer.Inner`.
  case named(String)
  /// `T?`, `T!` or `Optional<T>`.
  case optional(WrittenType)
  case tuple([WrittenType])
  /// `[T]`, `Set<T>` and similar collections, by their element.
  case list(of: WrittenType)
  /// `[K: V]`, by its value type; the optional of the subscript is not included.
  case dictionary(of: WrittenType)
  /// A function type, by its result.
  case function(returning: WrittenType)
  /// `Result<T, E>`, by what it holds of a success.
  case result(of: WrittenType)
  /// Anything else.
  case other

  package static let bool = WrittenType.named("Bool")

  /// `Bool`, `Bool?`, `Bool!` and their longer spellings.
  package var isBoolean: Bool {
    switch self {
    case .named("Bool"), .optional(.named("Bool")): true
    case .named, .optional, .tuple, .list, .dictionary, .function, .result, .other: false
    }
  }

  package var isOptional: Bool {
    switch self {
    case .optional: true
    case .named, .tuple, .list, .dictionary, .function, .result, .other: false
    }
  }

  /// The type without one level of `Optional`.
  package var unwrapped: WrittenType {
    switch self {
    case .optional(let wrapped): wrapped
    case .named, .tuple, .list, .dictionary, .function, .result, .other: self
    }
  }
}
