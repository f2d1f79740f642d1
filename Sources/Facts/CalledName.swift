/// The callee of a statement's call or escape. Statements store it encoded as one text; see `text`.
package struct CalledName: Hashable, Sendable {
  package enum Holder: Hashable, Sendable {
    /// A function of this instance, or a name that the type does not declare.
    case instance
    /// `super.NAME`.
    case superclass
    /// `%NAME`: the function that a local holds. The name is the local's unique one.
    case local
    /// `.NAME`: a function of another value, or an initialiser. A parsed name keeps its dot, so that it never
    /// equals a function of this instance.
    case other
  }

  package var holder: Holder
  /// The base name.
  package var name: String
  /// The labels of an initialiser; nil where labels are not kept.
  package var labels: [String]?

  package init(_ holder: Holder, _ name: String, labels: [String]? = nil) {
    self.holder = holder
    self.name = name
    self.labels = labels
  }

  /// Parses the text of a statement.
  package init(_ text: String) {
    // Hot: parsed for every call in every search. Comparing bytes is some twenty times faster than
    // characters.
    let bytes = text.utf8
    if bytes.first == UInt8(ascii: "%") {
      self.init(.local, String(text[bytes.index(after: bytes.startIndex)...]))
      return
    }
    if bytes.first == UInt8(ascii: ".") {
      self.init(.other, text)
      return
    }
    let isSuper = bytes.starts(with: "super.".utf8)
    let open = bytes.firstIndex(of: UInt8(ascii: "("))
    guard isSuper || open != nil else {
      self.init(.instance, text)
      return
    }
    let plain = isSuper ? text[bytes.index(bytes.startIndex, offsetBy: 6)...] : text[...]
    self.init(
      isSuper ? .superclass : .instance, String(plain[..<(open ?? plain.endIndex)]),
      labels: open.map {
        plain[bytes.index(after: $0)...].dropLast().split(separator: ":").map(String.init)
      })
  }

  /// The encoding in statements: `super.init(title:_:)`, `%done`, `stop`.
  package var text: String {
    let written = labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
    switch holder {
    case .instance: return name + written
    case .superclass: return "super." + name + written
    case .local: return "%" + name
    case .other: return name.hasPrefix(".") ? name : "." + name
    }
  }

  /// Renames members of the instance; locals and functions of other values keep their names.
  package func renamed(_ rename: (String) -> String) -> CalledName {
    holder == .local || holder == .other ? self : CalledName(holder, rename(name), labels: labels)
  }
}
