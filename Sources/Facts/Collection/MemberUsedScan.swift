import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  /// A member of a local that the code around the expression uses without `?`; see `MemberUsedScan`.
  func memberUsed(of expression: ExprSyntax) -> String? {
    // A local that is declared as `T!` may be nil.
    if case .typed = shape(expression) { return nil }
    guard let reference = expression.as(DeclReferenceExprSyntax.self),
      let home = places.path(to: expression.node).first(where: \.declaresCode)
    else { return nil }
    let code = slice(places.start(of: home), home.byteLength)
    return MemberUsedScan.member(of: text(reference.baseName), in: home, code, text)
  }
}

/// In UTF-8 bytes.
private let longestHome = 16_384

/// Finds a member that code uses of a local without `?`, and that optionals do not have.
///
/// Code that compiles uses a member without `?` only if the local is no optional: `stream.start()`.
private struct MemberUsedScan {
  let name: String
  let text: (TokenSyntax) -> String
  private(set) var member: String?
  private(set) var declarationCount = 0
  /// Whether the name stands for the local. Before it is declared, and after its scope, it may be a property.
  private var isDeclared = false

  private init(name: String, text: @escaping (TokenSyntax) -> String) {
    self.name = name
    self.text = text
  }

  /// `code` are the bytes of the declaration `home`. nil where there is no such use, where two locals of the
  /// declaration have the name, and in declarations that are too long.
  static func member(
    of name: String, in home: Node, _ code: UnsafeBufferPointer<UInt8>,
    _ text: @escaping (TokenSyntax) -> String
  ) -> String? {
    guard code.count <= longestHome, mentionsMember(of: name, in: code) else { return nil }
    var scan = MemberUsedScan(name: name, text: text)
    scan.visit(home)
    return scan.declarationCount == 1 ? scan.member : nil
  }

  /// Whether the text has the name and a dot after it. Most texts have not, and the tree need not be searched.
  private static func mentionsMember(of name: String, in code: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.utf8.first else { return false }
    var next = 0
    while let start = code.firstOffset(of: first, from: next) {
      next = start + 1
      guard code[start...].starts(with: name.utf8) else { continue }
      let rest = code[(start + name.utf8.count)...]
      if rest.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: ".") { return true }
    }
    return false
  }

  private mutating func visit(_ node: Node) {
    switch node.kind {
    case .token: return
    case .identifierPattern, .closureShorthandParameter, .closureParameter, .functionParameter:
      guard node.children.contains(where: isName) else { break }
      declarationCount += 1
      isDeclared = true
    case .memberAccessExpr: note(MemberAccessExprSyntax(node: node))
    default: break
    }
    let wasDeclared = isDeclared
    for child in node.childrenInOrderOfNames { visit(child) }
    if node.isScope { isDeclared = wasDeclared }
  }

  private mutating func note(_ access: MemberAccessExprSyntax) {
    guard isDeclared, member == nil, let base = access.base?.as(DeclReferenceExprSyntax.self),
      text(base.baseName) == name
    else { return }
    let used = text(access.declName.baseName)
    if !membersOfOptionals.contains(used) { member = used }
  }

  private func isName(_ node: Node) -> Bool {
    node.kind == .token && text(TokenSyntax(node: node)) == name
  }
}

/// What the standard library and Combine declare for optionals.
private let membersOfOptionals: Set<String> = [
  "customMirror", "debugDescription", "encode", "flatMap", "hash", "hashValue", "map", "publisher", "self",
  "take",
  "unsafelyUnwrapped",
]

extension Node {
  /// Whether it is a declaration whose code may have locals.
  fileprivate var declaresCode: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl: true
    default: false
    }
  }

  /// Whether locals that are declared in it are known in it alone.
  fileprivate var isScope: Bool {
    switch kind {
    case .codeBlockItemList, .closureExpr, .functionDecl, .initializerDecl, .subscriptDecl, .accessorDecl,
      .ifExpr,
      .whileStmt, .forStmt, .switchCase, .catchClause:
      true
    default: false
    }
  }

  /// The children, with a pattern after the value that it takes: `let player = player.next` reads the outer one.
  fileprivate var childrenInOrderOfNames: [Node] {
    switch kind {
    case .patternBinding, .optionalBindingCondition, .matchingPatternCondition: children.reversed()
    case .forStmt:
      children.filter { $0.kind != .codeBlock }.reversed() + children.filter { $0.kind == .codeBlock }
    default: Array(children)
    }
  }
}
