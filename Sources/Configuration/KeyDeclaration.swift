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

extension CallPattern {
  /// Nil where the text has another shape than `Receiver.name(label:_:)`.
  package init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
    let inside = text[text.index(after: open)...].dropLast()
    guard path.allSatisfy(isIdentifier), let baseName = path.last else { return nil }
    guard inside.isEmpty || inside.hasSuffix(":") else { return nil }
    let labels = inside.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard inside.isEmpty || labels.allSatisfy(isIdentifier) else { return nil }
    self.init(
      receiver: path.count > 1 ? path.dropLast().joined(separator: ".") : nil,
      baseName: String(baseName),
      labels: inside.isEmpty ? [] : labels.map(String.init))
  }
}

/// Whether Swift would take the text for a name, back-ticks aside; generous with letters beyond ASCII.
func isIdentifier(_ text: some StringProtocol) -> Bool {
  guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
  return text.unicodeScalars.allSatisfy { scalar in
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || (scalar.value > 0x7F && !scalar.properties.isWhitespace)
  }
}

/// What a key opens; the contract's `api` names.
package enum KeyKind: String, Sendable, CaseIterable {
  case userDefaults, appStorage, notification, image, color, reuseIdentifier, segue, storyboard
  case nib, keyValueCoding, selector, userInfo, custom
}

/// What is done with a key; the contract's `access` names.
package enum KeyAccess: String, Sendable, CaseIterable {
  case read, write, remove, define, observe, post, register, use
}
