import SwiftSyntax
import UntangleSourceFiles

/// The expression at a key's place, and its context.
struct KeyPlace {
  enum Content {
    case literal(KeyLiteral)
    /// A constant, or another expression with a known text.
    case reference
    /// A literal that cannot be copied: several lines, interpolations or invalid escapes.
    case other
  }

  /// The context of the expression.
  enum Position {
    /// The whole `forKey:` argument of a call for which there is a typed overload.
    case defaultsCall(DefaultsCall, WrittenValue)
    /// The argument of `Notification.Name(…)` in a call that takes such a name. The range is that of the
    /// inner call.
    case name(Range<Int>)
    /// Any other position of a string.
    case text
  }

  /// The kind of value that a call stores under the key, as far as its syntax shows.
  enum WrittenValue { case none, null, list, dictionary, other }

  var content: Content
  var position: Position
  /// In UTF-8 bytes of the file.
  var range: Range<Int>

  /// nil where no expression has exactly this range.
  init?(_ span: Span, in file: ParsedFile) {
    let range = file.offset(of: span)..<file.endOffset(of: span)
    guard let expression = file.expression(at: range) else { return nil }
    self.range = range
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      content = KeyLiteral(literal).map(Content.literal) ?? .other
    } else {
      content = .reference
    }
    position = Self.position(of: expression)
  }

  private static func position(of expression: ExprSyntax) -> Position {
    guard let (argument, call) = call(around: expression) else { return .text }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if argument.label?.text == "forKey", call.trailingClosure == nil, let name = calleeName(call),
      let known = DefaultsCall(name: name, labels: labels)
    {
      return .defaultsCall(known, known == .set ? value(call.arguments.first) : .none)
    }
    if call.arguments.count == 1, isNameType(call.calledExpression), takesName(ExprSyntax(call)) {
      return .name(call.byteRange)
    }
    return .text
  }

  /// Whether the argument's type is known to be the name type. That holds for calls of the SDK; the project's
  /// functions may take any type.
  private static func takesName(_ expression: ExprSyntax) -> Bool {
    guard let (argument, call) = call(around: expression), let name = calleeName(call) else { return false }
    switch (name, argument.label?.text) {
    case ("post", "name"), ("addObserver", "name"), ("addObserver", "forName"), ("removeObserver", "name"),
      ("Notification", "name"), ("notifications", "named"), ("publisher", "for"):
      return true
    default: return false
    }
  }

  /// The call that has the expression as one of its arguments.
  private static func call(
    around expression: ExprSyntax
  ) -> (argument: LabeledExprSyntax, call: FunctionCallExprSyntax)? {
    guard let argument = expression.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return (argument, call)
  }

  private static func calleeName(_ call: FunctionCallExprSyntax) -> String? {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return access.declName.argumentNames == nil ? access.declName.baseName.text : nil
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private static func value(_ argument: LabeledExprSyntax?) -> WrittenValue {
    guard let value = argument?.expression else { return .other }
    if value.is(NilLiteralExprSyntax.self) { return .null }
    if value.is(ArrayExprSyntax.self) { return .list }
    guard let dictionary = value.as(DictionaryExprSyntax.self) else { return .other }
    guard case .elements(let elements) = dictionary.content else { return .dictionary }
    return elements.allSatisfy { $0.key.is(StringLiteralExprSyntax.self) } ? .dictionary : .other
  }

  /// Whether it is `Notification.Name`, `NSNotification.Name`, or an implicit `.init`.
  private static func isNameType(_ callee: ExprSyntax) -> Bool {
    let words = callee.trimmedDescription.split(separator: ".").map(String.init)
    let name = words.last == "init" ? words.dropLast() : words[...]
    return name.isEmpty || Array(name.suffix(2)) == ["Notification", "Name"]
      || Array(name.suffix(2)) == ["NSNotification", "Name"]
  }
}

extension ParsedFile {
  /// The innermost expression with exactly this range.
  fileprivate func expression(at range: Range<Int>) -> ExprSyntax? {
    guard range.lowerBound < bytes.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
    else { return nil }
    var node = Syntax(token).parent
    while let current = node {
      let found = current.byteRange
      guard found.lowerBound == range.lowerBound, found.upperBound <= range.upperBound else { return nil }
      if found == range, let expression = current.as(ExprSyntax.self) { return expression }
      node = current.parent
    }
    return nil
  }
}
