/// The labelled arguments of initialiser calls anywhere in a file: `Draft(isSent: true)`, `.init(isSent:
/// isSent)`.
///
/// Stored as digests: there are many, and only those of structs with a memberwise initialiser are queried.
package struct ConstructorCalls: Hashable, Sendable {
  /// What the text of an argument shows about its value.
  package struct Given: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let yes = Given(rawValue: 1)
    package static let no = Given(rawValue: 2)
    package static let nothing = Given(rawValue: 4)
    package static let anything = Given(rawValue: 8)
  }

  /// Sorted, without duplicates: a digest with the bits of `Given` in its lowest byte.
  package private(set) var entries: [UInt64] = []

  init() {}

  package static let none = ConstructorCalls()

  init(entries: [UInt64]) { self.entries = entries }

  init(_ arguments: [UInt64: Given]) {
    entries = arguments.map { $0.key | UInt64($0.value.rawValue) }.sorted()
  }

  /// The callee of a call that names no type: `.init(…)`.
  static let inferred = ""
  /// The label of an initialiser that is used as a value: `map(Draft.init)`.
  static let escaping: StaticString = "*"

  /// The lowest byte is zero; `Given` goes there.
  static func digest(_ callee: UnsafeBufferPointer<UInt8>, _ label: UnsafeBufferPointer<UInt8>) -> UInt64 {
    // Inverted, so that the boundary between callee and label changes the digest.
    QuotedTexts.digest(of: label, after: ~QuotedTexts.digest(of: callee)) << 8
  }

  static func digest(_ callee: String, _ label: String) -> UInt64 {
    var (callee, label) = (callee, label)
    return callee.withUTF8 { callee in label.withUTF8 { digest(callee, $0) } }
  }
}

extension ConstructorCalls {
  /// The entries of many files, merged for queries.
  package struct Ledger: Sendable {
    private var given: [UInt64: Given] = [:]

    package init(_ files: [ConstructorCalls]) {
      given.reserveCapacity(files.reduce(0) { $0 + $1.entries.count } / 2)
      for file in files {
        for entry in file.entries {
          given[entry & ~0xFF, default: []].formUnion(Given(rawValue: UInt8(truncatingIfNeeded: entry)))
        }
      }
    }

    /// All arguments that calls by one of the type's names, or by no name, pass to the label.
    package func given(to label: String, by names: [String]) -> Given {
      (names + [inferred]).reduce(into: Given()) { $0.formUnion(given[digest($1, label)] ?? []) }
    }

    /// Whether an initialiser of the type is used as a value.
    package func isHandedOut(_ names: [String]) -> Bool {
      names.contains { given[digest($0, "\(escaping)")] != nil }
    }
  }
}
