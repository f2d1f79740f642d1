package import UntangleSourceFiles

/// What an expression in a key position says, as far as one file knows.
package indirect enum KeyText: Hashable, Sendable {
  /// The text between the quotes, escapes as written.
  case literal(String)
  /// A constant, followed over the project.
  case reference(AccessPath)
  /// `.didLogIn`: a member of the type that is asked for.
  case implicit(String)
  /// A parameter of the function around it, by its place among the parameters.
  case parameter(Int, WrittenType)
  /// `key.rawValue` of what is no plain constant.
  case member(KeyText, String)
  /// One after the other: `prefix + "name"`, `"\(prefix).name"`.
  case composed([KeyText])
  /// `namespaced(key)`: what a function of the project makes of other texts.
  case applied(KeyTextCall)
  /// `\(Self.self)`: the last name of the type around it.
  case typeName
  /// Nothing is known of it.
  case unknown
}

/// A call that makes a text.
package struct KeyTextCall: Hashable, Sendable {
  /// `self` where none is written.
  package var receiver: AccessPath
  package var name: String
  /// `_` for none.
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
  /// Whether it is, or is made of, a parameter of the function around it.
  package var mentionsParameter: Bool {
    switch self {
    case .parameter: true
    case .member(let inner, _): inner.mentionsParameter
    case .composed(let parts): parts.contains(where: \.mentionsParameter)
    case .applied(let call): call.arguments.contains(where: \.mentionsParameter)
    case .literal, .reference, .implicit, .typeName, .unknown: false
    }
  }

  /// The type of the parameter at that place, where the text mentions it.
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
    /// What a function with these labels returns.
    case function(labels: [String])
    /// What an initialiser with these labels keeps in the property of that name.
    case kept(labels: [String])
  }

  package var name: String
  package var enclosingType: String?
  package var form: Form
  package var text: KeyText
  /// Of the text; of the case's name where the raw value is implied.
  package var span: Span

  package init(name: String, enclosingType: String?, form: Form, text: KeyText, span: Span) {
    self.name = name
    self.enclosingType = enclosingType
    self.form = form
    self.text = text
    self.span = span
  }
}
