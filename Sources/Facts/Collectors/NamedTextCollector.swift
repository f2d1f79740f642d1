import SwiftSyntax
import UntangleSourceFiles

/// Collects named texts, which keys elsewhere may refer to.
/// Collects constants, getters and functions whose value is a text, from which keys are put together.
final class NamedTextCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var texts: [NamedText] = []

  init(_ walk: FactWalk) { self.walk = walk }

  func add(_ text: NamedText) { texts.append(text) }
}

extension NamedTextCollector {
  /// `static let key = "isOn"`, `static let key = prefix + "isOn"`, `static let key = Key("isOn")`.
  func note(_ variable: Variable, _ binding: PatternBindingSyntax) {
    guard variable.scope != .local else { return }
    if let source = binding.initializer?.value {
      note(source, as: variable)
    } else if case .getter(let items)? = binding.accessorBlock?.accessors,
      let only = walk.onlyExpression(items)
    {
      noteGetter(only, of: variable)
    }
  }

  private func note(_ source: ExprSyntax, as variable: Variable) {
    switch source.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: note(walk.collectors.keys.keyText(source), of: .text, as: variable, at: source)
    case .sequenceExpr(let node):
      guard node.elements.contains(where: { $0.is(StringLiteralExprSyntax.self) }) else { return }
      note(walk.collectors.keys.keyText(source), of: .text, as: variable, at: source)
    case .memberAccessExpr(let node):
      guard variable.scope != .instance, node.base != nil, text(node.declName.baseName) == "rawValue" else {
        return
      }
      note(walk.collectors.keys.keyText(source), of: .text, as: variable, at: source)
    case .functionCallExpr(let node):
      // Names of SDK types were collected as keys before.
      guard variable.scope == .static, walk.collectors.keys.uses.last?.position != .constant(variable.name),
        let literal = boxed(node)
      else { return }
      note(walk.collectors.keys.keyText(literal), of: .boxed, as: variable, at: literal)
    default: break
    }
  }

  /// The text in `Key("isOn")`, `Key(rawValue: "isOn")` and `.init("isOn")`.
  private func boxed(_ node: FunctionCallExprSyntax) -> ExprSyntax? {
    guard node.arguments.count == 1, let only = node.arguments.first,
      only.label.map({ text($0) == "rawValue" }) ?? true, only.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let callee): return startsUppercase(text(callee.baseName)) ? only.expression : nil
    case .memberAccessExpr(let callee):
      let name = text(callee.declName.baseName)
      return name == "init" || startsUppercase(name) ? only.expression : nil
    default: return nil
    }
  }

  /// A getter that returns a constant text, or one that contains the raw value.
  private func noteGetter(_ only: ExprSyntax, of variable: Variable) {
    switch only.kind {
    case .stringLiteralExpr:
      guard !walk.isInterpolated(StringLiteralExprSyntax(node: only.node)) || mentionsRawValue(only) else {
        return
      }
      note(walk.collectors.keys.keyText(only), of: .text, as: variable, at: only)
    case .sequenceExpr, .functionCallExpr, .declReferenceExpr:
      guard mentionsRawValue(only) else { return }
      note(walk.collectors.keys.keyText(only), of: .text, as: variable, at: only)
    default: break
    }
  }

  private func mentionsRawValue(_ expression: ExprSyntax) -> Bool {
    let start = walk.places.textStart(of: expression.node)
    let bytes = walk.slice(start, walk.places.textEnd(of: expression.node) - start)
    return bytes.count < 200 && bytes.contains("rawValue")
  }

  private func note(
    _ made: KeyText, of form: NamedText.Form, as variable: Variable, at place: some NodeView
  ) {
    guard made != .unknown else { return }
    texts.append(
      NamedText(
        name: variable.name, enclosingType: typeName, form: form, text: made, span: span(place)))
  }

  /// `func namespaced(_ key: Key) -> String { "\(prefix).\(key.rawValue)" }`, while its parameters are in
  /// scope.
  func note(_ node: FunctionDeclSyntax, _ body: CodeBlockSyntax) {
    guard case .named("String")? = node.signature.returnClause.map({ writtenType($0.type) }),
      body.statements.count == 1, let only = walk.onlyExpression(body.statements)
    else { return }
    switch only.kind {
    case .stringLiteralExpr, .sequenceExpr, .memberAccessExpr, .declReferenceExpr: break
    default: return
    }
    let made = walk.collectors.keys.keyText(only)
    guard made.mentionsParameter else { return }
    let labels = node.signature.parameterClause.parameters.map { text($0.firstName) }
    texts.append(
      NamedText(
        name: text(node.name), enclosingType: typeName, form: .function(labels: labels), text: made,
        span: span(only)))
  }

  /// `init(key: Key) { self.key = key.rawValue }` of a property wrapper.
  func note(_ node: InitializerDeclSyntax, _ body: CodeBlockSyntax) {
    guard let type = walk.facts.types.last(where: { $0.name == typeName }),
      type.attributes.contains("propertyWrapper")
    else { return }
    let labels = node.signature.parameterClause.parameters.map { text($0.firstName) }
    for item in body.statements {
      guard case .expr(let expression) = item.item,
        let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count >= 3,
        elements[1].is(AssignmentExprSyntax.self), let property = keptProperty(elements[0]),
        case let made = walk.collectors.keys.keyText(of: Array(elements[2...])), made.mentionsParameter
      else { continue }
      texts.append(
        NamedText(
          name: property, enclosingType: typeName, form: .kept(labels: labels), text: made,
          span: span(elements[2])))
    }
  }

  private func keptProperty(_ target: ExprSyntax) -> String? {
    switch target.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): text(node.baseName)
    case .memberAccessExpr(let node):
      node.base.map { shape($0) == .instance } ?? false ? text(node.declName.baseName) : nil
    default: nil
    }
  }
}
