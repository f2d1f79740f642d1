package import UntangleFacts

/// An own function, initializer or subscript one of whose arguments is a key.
package struct KeyDeclaration: Hashable, Sendable {
  package var call: CallPattern
  /// Counts from 0; always one of the call's arguments.
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

/// A call by name: `Settings.read(_:key:)`.
package struct CallPattern: Hashable, Sendable {
  /// Dotted, nil where any receiver will do: `Settings`.
  package var receiver: String?
  /// `read`, `init` or `subscript`.
  package var baseName: String
  /// As declared, `_` for an argument without a label.
  package var labels: [String]

  package init(receiver: String?, baseName: String, labels: [String]) {
    self.receiver = receiver
    self.baseName = baseName
    self.labels = labels
  }
}
