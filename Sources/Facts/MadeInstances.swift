/// What initialisers are given by label, anywhere in a file: `Draft(isSent: true)`, `.init(isSent: isSent)`.
///
/// Kept as digests: there are many, and only those of structs with a memberwise initialiser are asked for.
package struct MadeInstances: Hashable, Sendable {
  /// What an argument is, as far as its text says.
  package struct Given: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let yes = Given(rawValue: 1)
    package static let no = Given(rawValue: 2)
    package static let nothing = Given(rawValue: 4)
    package static let anything = Given(rawValue: 8)
  }

  /// Sorted, each once: a digest with what is given in its last byte.
  package private(set) var entries: [UInt64] = []

  init() {}

  package static let none = MadeInstances()

  init(entries: [UInt64]) { self.entries = entries }

  init(_ arguments: [UInt64: Given]) {
    entries = arguments.map { $0.key | UInt64($0.value.rawValue) }.sorted()
  }

  /// Whom a call means whose callee names no type: `.init(…)`.
  static let inferred = ""
  /// The label of an initialiser that is named without being called: `map(Draft.init)`.
  static let handedOut: StaticString = "*"

  /// The last byte is free for what is given.
  static func digest(_ callee: UnsafeBufferPointer<UInt8>, _ label: UnsafeBufferPointer<UInt8>) -> UInt64 {
    // Turned round, so that it makes a difference where the callee ends.
    QuotedTexts.digest(of: label, after: ~QuotedTexts.digest(of: callee)) << 8
  }

  static func digest(_ callee: String, _ label: String) -> UInt64 {
    var (callee, label) = (callee, label)
    return callee.withUTF8 { callee in label.withUTF8 { digest(callee, $0) } }
  }
}

extension MadeInstances {
  /// Those of many files, to be asked.
  package struct Ledger: Sendable {
    private var given: [UInt64: Given] = [:]

    package init(_ files: [MadeInstances]) {
      given.reserveCapacity(files.reduce(0) { $0 + $1.entries.count } / 2)
      for file in files {
        for entry in file.entries {
          given[entry & ~0xFF, default: []].formUnion(Given(rawValue: UInt8(truncatingIfNeeded: entry)))
        }
      }
    }

    /// What a variable of a type gets from calls by one of the type's names, and from those that name none.
    package func given(to label: String, by names: [String]) -> Given {
      (names + [inferred]).reduce(into: Given()) { $0.formUnion(given[digest($1, label)] ?? []) }
    }

    /// Whether an initialiser of a type is handed to something that calls it.
    package func isHandedOut(_ names: [String]) -> Bool {
      names.contains { given[digest($0, "\(handedOut)")] != nil }
    }
  }
}
