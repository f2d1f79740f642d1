import SwiftSyntax
import UntangleFacts
import UntangleFindings
import UntangleProjectModel

/// A function whose Bool parameter selects between two bodies.
///
/// Whatever lets other code than calls of its name reach it is a refusal.
struct FlagFunction {
  let declaration: FunctionDeclSyntax
  let body: CodeBlockSyntax
  let parameter: FunctionParameterSyntax
  /// Inside of the body.
  let flag: String
  /// The full dotted name of the type; nil at file scope.
  let owner: String?

  var name: String { declaration.name.text }
  var parameters: FunctionParameterListSyntax { declaration.signature.parameterClause.parameters }
  /// What a call passes that leaves the parameter out.
  var initial: Bool? { parameter.defaultValue?.value.flagLiteral }
  /// nil for `_`.
  var label: String? { parameter.label }
  var index: Int { parameters.firstIndex { $0.id == parameter.id }.map(parameters.distance(to:)) ?? 0 }

  init(_ token: TokenSyntax, of project: Project) throws(FixRefusal) {
    guard let parameter = token.parent?.as(FunctionParameterSyntax.self),
      let declaration = parameter.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self),
      let body = declaration.body
    else { throw FixRefusal("no function with the parameter stands here") }
    self.declaration = declaration
    self.body = body
    self.parameter = parameter
    flag = token.text
    owner = Syntax(declaration).enclosingTypeName
    try checkWords()
    try checkParameters()
    try checkPlace(in: project)
  }

  private func checkWords() throws(FixRefusal) {
    let words = [
      "private", "fileprivate", "internal", "static", "class", "final", "mutating", "nonmutating",
      "nonisolated",
    ]
    for modifier in declaration.modifiers where !words.contains(modifier.name.text) {
      throw FixRefusal("'\(name)' is '\(modifier.name.text)', so that other code may call it or replace it")
    }
    guard declaration.attributes.areAmong(["discardableResult", "MainActor"]) else {
      throw FixRefusal("an attribute of '\(name)' may make it known elsewhere")
    }
    guard declaration.name.isOrdinaryName else {
      throw FixRefusal("'\(name)' is an operator, or stands in backticks")
    }
  }

  private func checkParameters() throws(FixRefusal) {
    guard parameter.type.trimmedDescription == "Bool", parameter.attributes.isEmpty,
      parameter.modifiers.isEmpty
    else {
      throw FixRefusal("'\(flag)' is no plain Bool")
    }
    guard parameter.defaultValue == nil || initial != nil else {
      throw FixRefusal("the default of '\(flag)' is no literal")
    }
    guard parameters.allSatisfy({ $0.ellipsis == nil }) else {
      throw FixRefusal("'\(name)' takes any number of values")
    }
    let names = declaration.tokens(viewMode: .sourceAccurate).filter {
      $0.text == "function" || $0.text == "#function"
    }
    guard names.isEmpty else { throw FixRefusal("'\(name)' looks at its own name") }
  }

  private func checkPlace(in project: Project) throws(FixRefusal) {
    var node = declaration.parent
    while let current = node {
      switch current.kind {
      case .ifConfigDecl: throw FixRefusal("'\(name)' stands under '#if'")
      case .protocolDecl: throw FixRefusal("'\(name)' is asked for by a protocol")
      case .functionDecl, .closureExpr, .accessorDecl, .initializerDecl:
        throw FixRefusal("'\(name)' is a function within another one")
      default: break
      }
      if current.isPublic, current.is(ExtensionDeclSyntax.self) {
        throw FixRefusal("other modules may call '\(name)'")
      }
      if let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes,
        !attributes.areAmong([
          "MainActor", "available", "Observable", "main", "UIApplicationMain", "NSApplicationMain",
          "unchecked", "preconcurrency",
        ])
      {
        throw FixRefusal("an attribute of its type may make '\(name)' known elsewhere")
      }
      node = current.parent
    }
    if let owner, !declaration.isClosed { try project.checkRequirements(of: owner, for: name) }
  }
}

extension FlagFunction {
  /// Refuses where the function starts behind other code.
  func checkLine(in layout: SourceLayout) throws(FixRefusal) {
    guard layout.isFirstOfLine(declaration.byteRange.lowerBound) else {
      throw FixRefusal("'\(name)' shares its line with other code")
    }
  }

  /// Refuses where the comment above would be wrong without the flag.
  func checkComment() throws(FixRefusal) {
    if declaration.leadingTrivia.contains(where: { $0.isComment && "\($0)".contains(flag) }) {
      throw FixRefusal("the comment above '\(name)' is about '\(flag)'")
    }
  }
}

extension Project {
  /// Refuses where a protocol of another module may ask a type for a member.
  func checkRequirements(of owner: String, for member: String) throws(FixRefusal) {
    guard let type = type(named: owner) else { throw FixRefusal("'\(owner)' is a type of another module") }
    let foreign = chain(of: type).flatMap(\.inherited).filter { self.type(named: $0) == nil }
    if let asking = foreign.first(where: mayAsk) { throw FixRefusal("'\(asking)' may ask for '\(member)'") }
  }
}

/// Whether a protocol of another module may ask for a function with a Bool, or for a Bool. What a class of another module has would be
/// overridden, which is said.
func mayAsk(_ name: String) -> Bool {
  let classes = [
    "Controller", "View", "Cell", "Window", "Button", "Object", "Operation", "Control", "Layer", "Panel",
  ]
  let last = String(name.split(separator: ".").last ?? "")
  let isClass =
    SDK.beginsAsInFramework(last) && classes.contains { last.hasSuffix($0) }
  return !isClass && !SDK.says(.noCallback, of: last)
}

extension FunctionParameterSyntax {
  /// nil for `_`.
  var label: String? { firstName.tokenKind == .wildcard ? nil : firstName.text }
}

extension FunctionDeclSyntax {
  /// Whether only its file can call it.
  var isClosed: Bool { Syntax(self).hasWord(among: ["private", "fileprivate"]) }
}

extension Syntax {
  /// Whether its members are known to other modules by themselves.
  var isPublic: Bool { hasWord(among: ["public", "open", "package"]) }

  fileprivate func hasWord(among words: [String]) -> Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { words.contains($0.name.text) } ?? false
  }
}

extension TokenSyntax {
  fileprivate var isOrdinaryName: Bool {
    guard case .identifier = tokenKind else { return false }
    return !text.hasPrefix("`")
  }
}

extension FunctionParameterListSyntax {
  fileprivate func distance(to place: Index) -> Int { distance(from: startIndex, to: place) }
}
