package import UntangleSourceFiles

/// The text of an expression in a key position, as far as one file shows.
package indirect enum KeyText: Hashable, Sendable {
  /// The text between the quotes, escapes as written.
  case literal(String)
  /// A constant, to be resolved over the project.
  case reference(AccessPath)
  /// `.didLogIn`: a member of the expected type.
  case implicit(String)
  /// A parameter of the enclosing function, by its index among the parameters.
  case parameter(Int, WrittenType)
  /// `key.rawValue` where `key` is no plain constant.
  case member(KeyText, String)
  /// A concatenation: `prefix + "name"`, `"\(prefix).name"`.
  case composed([KeyText])
  /// `namespaced(key)`: the result of a function of the project.
  case applied(KeyTextCall)
  /// `\(Self.self)`: the last name of the enclosing type.
  case typeName
  case unknown
}

/// A call that computes a text.
package struct KeyTextCall: Hashable, Sendable {
  /// `self` where no receiver is written.
  package var receiver: AccessPath
  package var name: String
  /// `_` where there is no label.
  package var labels: [String]
  package var arguments: [KeyText]

  package init(receiver: AccessPath, name: String, labels: [String], arguments: [KeyText]) {
    self.receiver = receiver
    self.name = name
    self.labels = labels
    self.arguments = arguments
  }
}

extension KeyText {
  /// Whether the text is or contains a parameter of the enclosing function.
  package var mentionsParameter: Bool {
    switch self {
    case .parameter: true
    case .member(let inner, _): inner.mentionsParameter
    case .composed(let parts): parts.contains(where: \.mentionsParameter)
    case .applied(let call): call.arguments.contains(where: \.mentionsParameter)
    case .literal, .reference, .implicit, .typeName, .unknown: false
    }
  }

  /// The type of the parameter at that index; nil where the text does not mention it.
  package func type(ofParameter index: Int) -> WrittenType? {
    switch self {
    case .parameter(index, let type): type
    case .member(let inner, _): inner.type(ofParameter: index)
    case .composed(let parts): parts.lazy.compactMap { $0.type(ofParameter: index) }.first
    case .applied(let call): call.arguments.lazy.compactMap { $0.type(ofParameter: index) }.first
    case .parameter, .literal, .reference, .implicit, .typeName, .unknown: nil
    }
  }
}

/// A text that has a name in the source: `static let key = "isOn"`.
package struct NamedText: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A constant or a getter whose value is the text.
    case text
    /// An enum case with its raw value, or a constant of a type that is made of one text: `Key("isOn")`.
    case boxed
    /// The result of a function with these labels.
    case function(labels: [String])
    /// The text that an initialiser with these labels stores in the property of that name.
    case kept(labels: [String])
  }

  package var name: String
  package var enclosingType: String?
  package var form: Form
  package var text: KeyText
  /// The text; the name of the case where its raw value is implied.
  package var span: Span

  package init(name: String, enclosingType: String?, form: Form, text: KeyText, span: Span) {
    self.name = name
    self.enclosingType = enclosingType
    self.form = form
    self.text = text
    self.span = span
  }
}
