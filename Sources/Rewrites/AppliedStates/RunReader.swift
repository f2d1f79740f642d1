import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Finds the run of a method, or why it has none.
struct RunReader {
  let project: Project
  let type: ProjectType
  let receivers: Set<String>
  let members: ClassMembers
  let file: ParsedFile

  func run(of body: DrivingBody) throws(MoveRefusal) -> DrivingRun {
    let method = try method(of: body)
    try checkPlace(of: method)
    let list = try list(with: body.drives.map { file.offset(of: $0.span) }, in: method)
    let locals = LocalNames(of: method)
    let check = MovableCheck(file: file, locals: locals)
    let items = try items(of: list.items, driving: list.driving, check)
    for item in items { if let obstacle = check.obstacle(in: item) { throw obstacle } }
    guard items.count * 2 > list.items.count else {
      throw MoveRefusal(
        "only \(items.count) of \(list.items.count) statements set these objects: the rest would stay around a call",
        at: file.location(of: method.name))
    }
    var run = DrivingRun(
      method: method, items: items, payload: [], handed: [], site: site(of: items[0], in: method))
    try checkClosures(of: run)
    try addParameters(usedBy: check, to: &run)
    return run
  }

  private func method(of body: DrivingBody) throws(MoveRefusal) -> FunctionDeclSyntax {
    let start = file.offset(of: body.span)
    guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: start)),
      let method = token.parent?.as(FunctionDeclSyntax.self), method.name.id == token.id
    else { throw MoveRefusal("'\(body.name)' is no method", at: file.location(from: start, to: start)) }
    return method
  }

  /// The payload, and what is taken for a property.
  private func addParameters(usedBy check: MovableCheck, to run: inout DrivingRun) throws(MoveRefusal) {
    let method = run.method
    let used = run.items.reduce(into: Set<String>()) { $0.formUnion(check.parameters(usedIn: $1)) }
    for parameter in method.signature.parameterClause.parameters {
      let token = parameter.secondName ?? parameter.firstName
      let name = token.identifier?.name ?? token.text
      guard used.contains(name) else { continue }
      if receivers.contains(name) {
        guard members.hands(parameter, to: method) else {
          throw MoveRefusal(
            "the parameter '\(name)' may be another object than the property",
            at: file.location(of: parameter))
        }
        run.handed.append(name)
      } else {
        run.payload.append(DrivingRun.Payload(name: token.text, type: try payloadType(of: parameter)))
      }
    }
  }
}

extension RunReader {
  /// A method whose statements mean the same in another one beside it.
  private func checkPlace(of method: FunctionDeclSyntax) throws(MoveRefusal) {
    func refusal(_ reason: String) -> MoveRefusal { MoveRefusal(reason, at: file.location(of: method.name)) }
    let name = method.name.text
    for modifier in method.modifiers where !plainModifiers.contains(modifier.name.text) {
      throw refusal("'\(name)' is '\(modifier.name.text)'")
    }
    for attribute in method.attributes {
      let text = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "#if"
      if !plainAttributes.contains(text) { throw refusal("'\(name)' is marked '\(text)'") }
    }
    if method.genericParameterClause != nil { throw refusal("'\(name)' is generic") }
    if method.body?.tokens(viewMode: .sourceAccurate).contains(where: \.asksForPlatform) == true {
      throw refusal("'\(name)' asks which system it runs on")
    }
    var node = method.parent
    while let outer = node {
      if outer.is(IfConfigDeclSyntax.self) { throw refusal("'\(name)' stands under '#if'") }
      if outer.is(CodeBlockSyntax.self) { throw refusal("the type stands in a function") }
      if let part = outer.as(ExtensionDeclSyntax.self),
        part.genericWhereClause != nil || !part.attributes.isEmpty
      {
        throw refusal("the extension around '\(name)' has conditions of its own")
      }
      if outer.as(ExtensionDeclSyntax.self)?.inheritanceClause != nil, !isView {
        throw refusal("the protocol may bind '\(name)' to another actor than the class")
      }
      node = outer.parent
    }
  }

  /// Whether all of the class runs on the main actor, as far as names tell.
  private var isView: Bool {
    type.attributes.contains("MainActor")
      || type.inherited.contains { name in
        ["Controller", "View", "Cell", "Window", "Control"].contains(where: name.hasSuffix)
      }
  }

  /// The innermost block with all drives, and the indices of the statements with one.
  private func list(
    with offsets: [Int], in method: FunctionDeclSyntax
  ) throws(MoveRefusal) -> (items: [CodeBlockItemSyntax], driving: [Int]) {
    let tokens = offsets.compactMap { file.tree.token(at: AbsolutePosition(utf8Offset: $0)) }
    var node = tokens.first?.parent
    while let outer = node, outer.id != method.id {
      if let list = outer.as(CodeBlockItemListSyntax.self), offsets.allSatisfy(list.holds) {
        let items = Array(list)
        let driving = Set(offsets.compactMap { offset in items.firstIndex { $0.holds(offset) } })
        for token in tokens where token.isInBranch(below: list) {
          throw MoveRefusal("what is set here depends on a condition", at: file.location(of: token))
        }
        return (items, driving.sorted())
      }
      node = outer.parent
    }
    throw MoveRefusal("'\(method.name.text)' drives nothing", at: file.location(of: method.name))
  }

  /// From the first drive to the last, with the neighbours that use the same objects.
  private func items(
    of all: [CodeBlockItemSyntax], driving: [Int], _ check: MovableCheck
  ) throws(MoveRefusal) -> [CodeBlockItemSyntax] {
    var first = driving[0]
    var last = driving[driving.count - 1]
    func belongs(_ item: CodeBlockItemSyntax) -> Bool {
      guard let member = item.item.as(ExprSyntax.self)?.drivenMember?.text else { return false }
      return receivers.contains(member) && check.obstacle(in: item) == nil
    }
    while first > 0, belongs(all[first - 1]) { first -= 1 }
    while last < all.count - 1, belongs(all[last + 1]) { last += 1 }
    return Array(all[first...last])
  }

  private func site(of item: CodeBlockItemSyntax, in method: FunctionDeclSyntax) -> DrivingRun.Site {
    var node = item.parent
    while let outer = node, outer.id != method.id {
      if outer.is(ClosureExprSyntax.self) { return .closure }
      node = outer.parent
    }
    return .body
  }

  private func checkClosures(of run: DrivingRun) throws(MoveRefusal) {
    guard run.site == .closure else { return }
    guard isView else {
      throw MoveRefusal(
        "the closure may run on another actor than the class", at: file.location(of: run.items[0]))
    }
    for item in run.items {
      for token in item.tokens(viewMode: .sourceAccurate)
      where token.parent?.is(ClosureExprSyntax.self) == true {
        throw MoveRefusal("a closure within a closure may take 'self' from it", at: file.location(of: token))
      }
    }
  }
}

extension RunReader {
  /// The type as written, where it can be that of a payload.
  private func payloadType(of parameter: FunctionParameterSyntax) throws(MoveRefusal) -> String {
    guard parameter.ellipsis == nil, isPlain(parameter.type) else {
      let name = (parameter.secondName ?? parameter.firstName).text
      let type = parameter.type.trimmedDescription + (parameter.ellipsis?.text ?? "")
      throw MoveRefusal(
        "'\(name)' is of type '\(type)', which may be none for a payload",
        at: file.location(of: parameter))
    }
    return parameter.type.trimmedDescription
  }

  /// Whether it is certainly the type of a value that a case can hold: no function, and nothing that is known in the
  /// method alone.
  private func isPlain(_ type: TypeSyntax) -> Bool {
    if let node = type.as(OptionalTypeSyntax.self) { return isPlain(node.wrappedType) }
    if let node = type.as(ArrayTypeSyntax.self) { return isPlain(node.element) }
    if let node = type.as(DictionaryTypeSyntax.self) { return isPlain(node.key) && isPlain(node.value) }
    if let node = type.as(SomeOrAnyTypeSyntax.self) {
      return node.someOrAnySpecifier.tokenKind == .keyword(.any) && isPlain(node.constraint)
    }
    if type.is(MemberTypeSyntax.self) {
      return project.type(named: type.trimmedDescription, in: self.type.name) != nil
    }
    return type.as(IdentifierTypeSyntax.self).map(isKnown) ?? false
  }

  private func isKnown(_ node: IdentifierTypeSyntax) -> Bool {
    guard node.genericArgumentClause == nil else { return false }
    let name = node.name.text
    if project.type(named: name, in: type.name) != nil || SDK.says(oneOf: .written, of: name) { return true }
    return SDK.beginsAsInFramework(name) && !functionEndings.contains(where: name.hasSuffix)
  }
}

extension SyntaxProtocol {
  fileprivate func holds(_ offset: Int) -> Bool {
    (position.utf8Offset..<endPosition.utf8Offset).contains(offset)
  }
}

extension TokenSyntax {
  fileprivate var asksForPlatform: Bool { tokenKind == .poundAvailable || tokenKind == .poundUnavailable }

  /// Whether a statement between the token and the block is one with branches, or runs only perhaps.
  fileprivate func isInBranch(below list: CodeBlockItemListSyntax) -> Bool {
    var node = parent
    while let outer = node, outer.id != list.id {
      if outer.is(IfExprSyntax.self) || outer.is(SwitchExprSyntax.self) || outer.is(TernaryExprSyntax.self)
        || outer.as(CodeBlockItemSyntax.self)?.item.is(StmtSyntax.self) == true
      {
        return true
      }
      node = outer.parent
    }
    return false
  }
}

private let plainModifiers: Set<String> = [
  "private", "fileprivate", "internal", "public", "open", "override", "final", "dynamic",
]

private let plainAttributes: Set<String> = ["objc", "IBAction", "discardableResult"]

/// Of the names of types that are functions.
private let functionEndings = ["Handler", "Completion", "Closure", "Block", "Callback", "Action", "Function"]
