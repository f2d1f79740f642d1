import SwiftSyntax
import UntangleSourceFiles

/// Reads what a file does with some of its variables. A name is given up at the first mention that is neither a
/// constant's assignment nor a question for one; labels and locals of the name count as mentions.
final class CodedStateReading {
  private let walk: FactWalk
  /// By name; those of which nothing speaks against it.
  private(set) var codes: [String: CodedState]
  /// The constants of the file by each way to name them, with one name for all; nil where two have that name.
  private let constants: [String: String?]

  /// The variables of the file that are states in codes as far as it shows. Reads the tree once more where one may be.
  static func codes(of walk: FactWalk) -> [CodedState] {
    guard walk.facts.origin == .handwritten else { return [] }
    let candidates = walk.facts.variables.compactMap { variable -> CodedState? in
      guard let kind = variable.codeKind,
        CodedStateScan(bytes: walk.bytes, name: Array(variable.name.utf8)).mayBeCode
      else { return nil }
      return CodedState(
        kind: kind, name: variable.name, enclosingType: variable.enclosingType, span: variable.span,
        values: [],
        asked: [])
    }
    guard !candidates.isEmpty else { return [] }
    let reading = CodedStateReading(walk, candidates)
    reading.read(walk.root)
    return candidates.compactMap { reading.codes[$0.name] }
  }

  private init(_ walk: FactWalk, _ candidates: [CodedState]) {
    self.walk = walk
    // Two variables of one name cannot be told apart by it.
    codes = Dictionary(grouping: candidates, by: \.name).compactMapValues { $0.count == 1 ? $0.first : nil }
    constants = Dictionary(
      walk.facts.variables.filter(\.isNamedConstant).flatMap { constant in
        constant.ownNames.map { ($0, constant.shownName) }
      }, uniquingKeysWith: { _, _ in nil })
  }

  private func read(_ node: Node) {
    guard !codes.isEmpty else { return }
    switch node.kind {
    case .token: giveUp(walk.text(TokenSyntax(node: node)))
    case .sequenceExpr: read(SequenceExprSyntax(node: node))
    case .switchExpr: read(SwitchExprSyntax(node: node))
    case .patternBinding: read(PatternBindingSyntax(node: node))
    case .expressionSegment: read(ExpressionSegmentSyntax(node: node))
    case .functionCallExpr: read(FunctionCallExprSyntax(node: node))
    default: for child in node.children { read(child) }
    }
  }

  private func giveUp(_ name: String) {
    if codes[name] != nil { codes[name] = nil }
    if let first = name.first, first == "$" || first == "_" { codes[String(name.dropFirst())] = nil }
  }

  private func read(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let code = codes[walk.text(name)], code.span == walk.span(name)
    else {
      for child in binding.node.children { read(child) }
      return
    }
    if let type = binding.typeAnnotation { read(type.node) }
    if let block = binding.accessorBlock { read(block.node) }
    guard let value = binding.initializer?.value else { return }
    guard note(value, of: code.name, \.values) else { return giveUp(code.name) }
  }

  private func read(_ segment: ExpressionSegmentSyntax) {
    if segment.expressions.count == 1, let only = segment.expressions.first, only.label == nil,
      mention(only.expression) != nil
    {
      return
    }
    for child in segment.node.children { read(child) }
  }

  /// `TabView(selection: $tab) { … .tag(0) … }`: the tags are what it may become.
  private func read(_ call: FunctionCallExprSyntax) {
    guard let name = selection(of: call) else {
      for child in call.node.children { read(child) }
      return
    }
    for argument in call.arguments where argument.label.map(walk.text) != "selection" { read(argument.node) }
    if let closure = call.trailingClosure { read(closure.node) }
    read(call.additionalTrailingClosures.node)
    noteTags(in: call.node, of: name)
  }

  private func selection(of call: FunctionCallExprSyntax) -> String? {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      ["TabView", "Picker"].contains(walk.text(callee.baseName)),
      let argument = call.arguments.first(where: { $0.label.map(walk.text) == "selection" }),
      let binding = argument.expression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    let name = walk.text(binding.baseName)
    guard name.first == "$", codes[String(name.dropFirst())] != nil else { return nil }
    return String(name.dropFirst())
  }

  private func noteTags(in node: Node, of name: String) {
    if node.kind == .functionCallExpr {
      let call = FunctionCallExprSyntax(node: node)
      if let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        walk.text(callee.declName.baseName) == "tag", let tag = call.arguments.first?.expression
      {
        guard note(tag, of: name, \.values), note(tag, of: name, \.asked) else { return giveUp(name) }
      }
    }
    for child in node.children { noteTags(in: child, of: name) }
  }

  private func read(_ node: SwitchExprSyntax) {
    guard let name = mention(node.subject) else {
      for child in node.node.children { read(child) }
      return
    }
    read(node.cases.node)
    for case .switchCase(let branch) in node.cases {
      guard case .case(let label) = branch.label else { continue }
      for item in label.caseItems {
        guard item.whereClause == nil,
          case .expressionPattern(let pattern) = item.pattern.as(PatternSyntaxEnum.self),
          note(pattern.expression, of: name, \.asked)
        else { return giveUp(name) }
      }
    }
  }

  private func read(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].kind == .assignmentExpr, let name = mention(elements[0]) {
      return assign(name, Array(elements[2...]))
    }
    var index = 0
    while index < elements.count {
      if index + 2 < elements.count, isEquation(elements[index + 1]),
        isAsked(elements[index], elements[index + 2]) || isAsked(elements[index + 2], elements[index])
          || isCompared(elements[index], elements[index + 2])
      {
        index += 3
        continue
      }
      read(elements[index].node)
      index += 1
    }
  }

  /// `mode = 1`, `mode = isOn ? 1 : 0`.
  private func assign(_ name: String, _ value: [ExprSyntax]) {
    switch value.count {
    case 1:
      if !note(value[0], of: name, \.values) { giveUp(name) }
    case 3:
      read(value[0].node)
      guard let choice = value[1].as(UnresolvedTernaryExprSyntax.self),
        note(choice.thenExpression, of: name, \.values), note(value[2], of: name, \.values)
      else { return giveUp(name) }
    default:
      giveUp(name)
      value.forEach { read($0.node) }
    }
  }

  private func isEquation(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(BinaryOperatorExprSyntax.self) else { return false }
    let text = walk.text(name.operator)
    return text == "==" || text == "!="
  }

  private func isAsked(_ left: ExprSyntax, _ right: ExprSyntax) -> Bool {
    guard let constant = constant(right), let name = mention(left) else { return false }
    codes[name]?.asked.append(CodedState.Value(text: constant, span: walk.span(right)))
    return true
  }

  /// `mode != oldValue`, in an observer.
  private func isCompared(_ left: ExprSyntax, _ right: ExprSyntax) -> Bool {
    let values = [left, right].compactMap {
      $0.as(DeclReferenceExprSyntax.self).map { walk.text($0.baseName) }
    }
    guard values.contains("oldValue") || values.contains("newValue") else { return false }
    return mention(left) != nil || mention(right) != nil
  }

  private func note(
    _ expression: ExprSyntax, of name: String, _ list: WritableKeyPath<CodedState, [CodedState.Value]>
  ) -> Bool {
    guard let text = constant(expression) else { return false }
    codes[name]?[keyPath: list].append(CodedState.Value(text: text, span: walk.span(expression)))
    return true
  }

  /// `mode`, `self.mode`, `player?.mode`: which name. What stands before it is read.
  private func mention(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = walk.text(node.baseName)
      return codes[name] == nil ? nil : name
    case .memberAccessExpr(let node):
      let name = walk.text(node.declName.baseName)
      guard codes[name] != nil, let base = node.base else { return nil }
      read(base.node)
      return codes[name] == nil ? nil : name
    default: return nil
    }
  }

  /// The constant as it is written; nil for anything else.
  private func constant(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: walk.codeText(expression)
    case .prefixOperatorExpr(let node):
      walk.text(node.operator) == "-" && node.expression.kind == .integerLiteralExpr
        ? walk.codeText(expression) : nil
    case .stringLiteralExpr(let node): walk.literalText(node).map { "\"\($0)\"" }
    case .simpleStringLiteralExpr: walk.codeText(expression)
    case .declReferenceExpr, .memberAccessExpr: constants[walk.codeText(expression)] ?? nil
    default: nil
    }
  }
}

extension Variable {
  /// What a variable that code may set to constants holds; nil for others, and for names that say that it counts or
  /// that it is shown.
  fileprivate var codeKind: CodedState.Kind? {
    guard mutability == .variable, storage.holdsValue, scope != .local,
      setter.width <= (scope == .global ? AccessLevel.fileprivate : .internal).width, !namesContent,
      wrappers.allSatisfy({ $0 == "State" || $0 == "Published" }),
      modifiers.allSatisfy({ ["private", "fileprivate", "static", "final", "MainActor"].contains($0) })
    else { return nil }
    switch typing {
    case .annotated(.named("Int")), .literal(.typed(.named("Int"))), .expression(.typed(.named("Int"))):
      return .number
    case .annotated(.named("String")), .literal(.typed(.named("String"))): return .text
    case .annotated, .literal, .expression, .unknown: return nil
    }
  }

  /// `static let idle = 0`
  fileprivate var isNamedConstant: Bool {
    guard mutability == .constant, scope == .static || scope == .global else { return false }
    switch typing {
    case .literal, .expression(.typed(.named("Int"))): return true
    case .annotated(let type): return initial != nil && [.named("Int"), .named("String")].contains(type)
    case .expression, .unknown: return false
    }
  }

  fileprivate var shownName: String? {
    let holder = enclosingType?.split(separator: ".").last
    return holder.map { "\($0).\(name)" } ?? name
  }

  /// As a file may write it: `Player.Mode.idle`, `Mode.idle`, `Self.idle`; outside of types, `idle`.
  fileprivate var ownNames: [String] {
    guard let enclosingType else { return [name] }
    let parts = enclosingType.split(separator: ".")
    return ["Self.\(name)"] + parts.indices.map { (parts[$0...] + [name[...]]).joined(separator: ".") }
  }

  /// Whether the last word of the name says that it is counted, measured or shown.
  private var namesContent: Bool {
    var word = name.drop { $0 == "_" }
    if let capital = word.lastIndex(where: \.isUppercase) { word = word[capital...] }
    return contentWords.contains(word.lowercased())
  }
}

private let contentWords: Set<String> = [
  "count", "counter", "index", "number", "size", "width", "height", "length", "offset", "row", "section",
  "column",
  "total", "amount", "limit", "id", "identifier", "title", "text", "message", "name", "label", "subtitle",
  "description", "url", "path", "placeholder", "code", "tag", "x", "y", "padding", "spacing", "lines",
  "depth",
  "retries", "attempts", "version", "year", "month", "day", "hour", "minute", "second", "seconds", "query",
  "search",
]
