package import UntangleFacts

/// A function, initialiser or subscript of the project with a key as one of its arguments.
package struct KeyDeclaration: Hashable, Sendable {
  package var call: CallPattern
  /// Zero-based; a valid index of the call's arguments.
  package var argumentIndex: Int
  package var kind: KeyKind
  package var access: KeyAccess

  package init(call: CallPattern, argumentIndex: Int, kind: KeyKind, access: KeyAccess) {
    self.call = call
    self.argumentIndex = argumentIndex
    self.kind = kind
    self.access = access
  }
}

/// A pattern for calls by name: `Settings.read(_:key:)`.
package struct CallPattern: Hashable, Sendable {
  /// The dotted name of the type, as `Settings`; nil where any receiver matches.
  package var receiver: String?
  /// `read`, `init` or `subscript`.
  package var baseName: String
  /// As declared, with `_` for an argument without a label.
  package var labels: [String]

  package init(receiver: String?, baseName: String, labels: [String]) {
    self.receiver = receiver
    self.baseName = baseName
    self.labels = labels
  }
}
