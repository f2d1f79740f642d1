import SwiftSyntax

/// The names that a method declares, for itself and for the closures in it.
struct LocalNames {
  struct Place: Hashable {
    enum Kind { case parameter, other }

    var kind: Kind
    var offset: Int
  }

  private let places: [String: [Place]]

  init(of method: FunctionDeclSyntax) {
    let finder = LocalNameFinder(method)
    finder.walk(method)
    places = finder.places
  }

  func isDeclared(_ name: String) -> Bool { places[name] != nil }

  /// Whether all its declarations stand in the statement.
  func isDeclared(_ name: String, within statement: some SyntaxProtocol) -> Bool {
    let range = statement.position.utf8Offset..<statement.endPosition.utf8Offset
    return places[name]?.allSatisfy { range.contains($0.offset) } ?? false
  }

  /// Whether it is a parameter of the method, and nothing else.
  func isOnlyParameter(_ name: String) -> Bool {
    places[name].map { $0.map(\.kind) == [.parameter] } ?? false
  }
}

private final class LocalNameFinder: SyntaxVisitor {
  private(set) var places: [String: [LocalNames.Place]] = [:]
  private let method: FunctionDeclSyntax

  init(_ method: FunctionDeclSyntax) {
    self.method = method
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ token: TokenSyntax, _ kind: LocalNames.Place.Kind = .other) {
    // `guard let self` names the same instance.
    guard token.tokenKind != .keyword(.self) else { return }
    let place = LocalNames.Place(kind: kind, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    places[token.identifier?.name ?? token.text, default: []].append(place)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let isOwn = node.parent?.parent?.parent?.parent?.id == method.id
    note(node.secondName ?? node.firstName, isOwn ? .parameter : .other)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    note(node.identifier)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.id != method.id { note(node.name) }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    note(.identifier("error"))
    return .visitChildren
  }
}
