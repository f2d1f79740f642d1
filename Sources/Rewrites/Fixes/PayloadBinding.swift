import SwiftSyntax
import UntangleFindings

/// A pattern that destructures the payload of a case.
struct PayloadBinding {
  private let call: FunctionCallExprSyntax
  /// The `let` before the case; nil if there is none.
  private let outer: ValueBindingPatternSyntax?
  private let layout: SourceLayout

  init(_ token: TokenSyntax, in file: FixableFile) throws(FixRefusal) {
    layout = SourceLayout(bytes: file.bytes)
    outer = token.parent?.as(ValueBindingPatternSyntax.self)
    let start = outer.map { Syntax($0.pattern) } ?? Syntax(token)
    guard let call = Self.call(startingWith: start.firstToken(viewMode: .sourceAccurate)) else {
      throw FixRefusal("no pattern of a case with a payload stands here")
    }
    self.call = call
  }

  /// The outermost call that starts at the token.
  private static func call(startingWith token: TokenSyntax?) -> FunctionCallExprSyntax? {
    guard let token else { return nil }
    var found: FunctionCallExprSyntax?
    var node = token.parent
    while let current = node, current.position == token.position {
      if let call = current.as(FunctionCallExprSyntax.self) { found = call }
      if current.is(PatternSyntax.self) { break }
      node = current.parent
    }
    return found
  }

  func edits(_ binding: Fix.PayloadBinding) throws(FixRefusal) -> [SourceEdit] {
    switch binding {
    case .outside: try outsideEdits()
    case .inside: try insideEdits()
    case .nothing: try emptyEdits()
    }
  }

  /// `_` stands for no label.
  func edits(labelling labels: [String]) throws(FixRefusal) -> [SourceEdit] {
    guard labels.count == call.arguments.count else {
      throw FixRefusal("the payload has another number of parts")
    }
    var edits: [SourceEdit] = []
    for (argument, label) in zip(call.arguments, labels) where label != argument.label?.text ?? "_" {
      let start = argument.expression.byteRange.lowerBound
      if let old = argument.label { edits.append(try without(old.byteRange.lowerBound..<start)) }
      if label != "_" { edits.append(SourceEdit(range: start..<start, replacement: "\(label.asLabel): ")) }
    }
    return edits
  }

  private func outsideEdits() throws(FixRefusal) -> [SourceEdit] {
    let bindings = NodeFinder<ValueBindingPatternSyntax>.all(in: call.arguments)
    guard let specifier = bindings.first?.bindingSpecifier.text,
      bindings.allSatisfy({ $0.bindingSpecifier.text == specifier }), outer == nil
    else { throw FixRefusal("the pattern does not bind in one way") }
    let start = call.byteRange.lowerBound
    var edits = [SourceEdit(range: start..<start, replacement: specifier + " ")]
    for binding in bindings { edits.append(try removal(of: binding)) }
    return edits
  }

  private func insideEdits() throws(FixRefusal) -> [SourceEdit] {
    guard let outer else { throw FixRefusal("no 'let' stands before the pattern") }
    let names = NodeFinder<IdentifierPatternSyntax>.all(in: call.arguments)
    let insertions = names.map { name in
      let start = name.byteRange.lowerBound
      return SourceEdit(range: start..<start, replacement: outer.bindingSpecifier.text + " ")
    }
    return [try removal(of: outer)] + insertions
  }

  private func emptyEdits() throws(FixRefusal) -> [SourceEdit] {
    guard let open = call.leftParen, let close = call.rightParen else {
      throw FixRefusal("no parentheses stand here")
    }
    let range = open.byteRange.lowerBound..<close.byteRange.upperBound
    return try (outer.map { outer throws(FixRefusal) in [try removal(of: outer)] } ?? []) + [without(range)]
  }

  /// The edit that removes the `let` and the blanks after it.
  private func removal(of binding: ValueBindingPatternSyntax) throws(FixRefusal) -> SourceEdit {
    try without(binding.byteRange.lowerBound..<binding.pattern.byteRange.lowerBound)
  }

  private func without(_ range: Range<Int>) throws(FixRefusal) -> SourceEdit {
    let text = layout.text(range)
    guard !text.contains("/*"), !text.contains("//") else { throw FixRefusal("a comment stands in it") }
    return SourceEdit(range: range, replacement: "")
  }
}

extension String {
  /// The three keywords that are no label without backticks.
  fileprivate var asLabel: String { ["inout", "var", "let"].contains(self) ? "`\(self)`" : self }
}

/// All nodes of a kind below a node, in source order.
private final class NodeFinder<Wanted: SyntaxProtocol>: SyntaxAnyVisitor {
  private var found: [Wanted] = []

  static func all(in node: some SyntaxProtocol) -> [Wanted] {
    let finder = NodeFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let wanted = node.as(Wanted.self) { found.append(wanted) }
    return .visitChildren
  }
}
