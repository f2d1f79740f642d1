import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lower(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    locals.open()
    let clauses = clauses(node.conditions)
    let then = lowered { walk(node.body) }
    locals.close()
    let otherwise = lowered {
      switch node.elseBody {
      case .ifExpr(let next): walk(next)
      case .codeBlock(let block): walk(block)
      case nil: break
      }
    }
    appendBranch(clauses, then: then, otherwise: otherwise)
    return .skipChildren
  }

  func lower(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    // What a guard binds is in sight after it; in its own body, too, which does no harm here.
    let clauses = clauses(node.conditions)
    let otherwise = lowered { walk(node.body) }
    appendBranch(clauses, then: [], otherwise: otherwise)
    return .skipChildren
  }

  func lower(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    locals.open()
    let clauses = clauses(node.conditions)
    let body = lowered { walk(node.body) }
    locals.close()
    appendLoop(Loop(form: .testFirst, clauses: clauses, body: body, label: label(of: node)))
    return .skipChildren
  }

  func lower(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    let body = lowered { walk(node.body) }
    let test = clause(node.condition)
    appendLoop(Loop(form: .bodyFirst, clauses: [test], body: body, label: label(of: node)))
    return .skipChildren
  }

  func lower(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walkUnlessSilent(node.sequence)
    if node.awaitKeyword != nil { append(.suspend) }
    if node.tryKeyword != nil { append(.mayThrow) }
    locals.open()
    let elementShape: ExpressionShape =
      node.typeAnnotation.map { .typed(writtenType($0.type)) } ?? .iterated(shape(node.sequence))
    _ = pattern(node.pattern, binding: elementShape)
    let filter = node.whereClause.map { clause($0.condition) }
    let body = lowered { walk(node.body) }
    locals.close()
    let guarded = filter.map { [Statement.branch([$0], then: body, otherwise: [])] } ?? body
    appendLoop(
      Loop(form: .sequence, clauses: [], body: guarded, label: label(of: node)))
    return .skipChildren
  }

  func lower(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    let body = lowered { walk(node.body) }
    guard !node.catchClauses.isEmpty else {
      body.forEach(append)
      return .skipChildren
    }
    let catches = node.catchClauses.map { clause in
      lowered {
        locals.open()
        locals.declare("error", shape: .unknown)
        for item in clause.catchItems {
          if let pattern = item.pattern { _ = self.pattern(pattern) }
          if let test = item.whereClause { walk(test.condition) }
        }
        walk(clause.body)
        locals.close()
      }
    }
    let hasCatchAll = node.catchClauses.contains { $0.catchItems.isEmpty }
    append(.attempt(body, catches: hasCatchAll ? catches : catches + [[.leave(.throw)]]))
    return .skipChildren
  }

  func lower(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    let body = lowered { walk(node.body) }
    if body.contains(where: \.isRelevant) { append(.defer(body)) }
    return .skipChildren
  }

  func clauses(_ conditions: ConditionElementListSyntax) -> [Clause] {
    conditions.map { element in
      switch element.condition {
      case .expression(let expression): return clause(expression)
      case .availability: return Clause(effects: [], value: .unknown, span: span(element))
      case .optionalBinding(let binding): return clause(binding)
      case .matchingPattern(let match): return clause(match)
      }
    }
  }

  func clause(_ expression: ExprSyntax) -> Clause {
    let value = value(expression)
    let effects = lowered { walkInCondition(expression) }
    return Clause(effects: effects, value: value, span: span(expression))
  }

  /// The branch itself records the test: only what happens in it is of interest.
  private func walkInCondition(_ expression: ExprSyntax) {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      collectKeys(comparing: Array(sequence.elements))
      walkElements(sequence)
    } else {
      walkUnlessSilent(expression)
    }
  }

  private func clause(_ binding: OptionalBindingConditionSyntax) -> Clause {
    let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    let name = token.map(text)
    guard let source = binding.initializer?.value else {
      let tested = name.map(bareValue) ?? .unknown
      let known = name.flatMap { locals[$0]?.shape } ?? name.map(ExpressionShape.name) ?? .unknown
      if let name, name != "self" {
        if locals[name] == nil, let token, marks(token).contains(.flag) {
          reads.append(MemberRead(name: name, span: span(binding.pattern)))
        }
        declareLocal(name, shape: .unwrapped(known))
      }
      let value: Value = name == "self" ? .unknown : .not(.equal(tested, .null))
      return Clause(effects: [], value: value, span: span(binding.pattern))
    }
    let value = presence(of: source)
    let effects = lowered { walkUnlessSilent(source) }
    let known: ExpressionShape =
      binding.typeAnnotation.map { .typed(writtenType($0.type)) } ?? .unwrapped(shape(source))
    if let name { declareLocal(name, shape: known == .unwrapped(.instance) ? .instance : known) }
    return Clause(effects: effects, value: value, span: span(binding))
  }

  private func bareValue(_ name: String) -> Value {
    locals[name].map { .local($0.uniqueName) } ?? .variable(name)
  }

  private func clause(_ match: MatchingPatternConditionSyntax) -> Clause {
    let source = match.initializer.value
    let subject = value(source)
    let effects = lowered { walkUnlessSilent(source) }
    let pattern = pattern(match.pattern, binding: shape(source))
    return Clause(effects: effects, value: .matches(subject, pattern), span: span(match))
  }

  func appendBranch(_ clauses: [Clause], then: [Statement], otherwise: [Statement]) {
    let isSilent =
      then.isEmpty && otherwise.isEmpty
      && clauses.allSatisfy { $0.effects.isEmpty && $0.value.variables.isEmpty }
    if !isSilent { append(.branch(clauses, then: then, otherwise: otherwise)) }
  }

  private func appendLoop(_ loop: Loop) {
    let isSilent =
      loop.body.isEmpty
      && loop.clauses.allSatisfy { $0.effects.isEmpty && $0.value.variables.isEmpty }
    if !isSilent { append(.loop(loop)) }
  }

  func label(of node: some SyntaxProtocol) -> String? {
    var parent = node.parent
    if parent?.is(ExpressionStmtSyntax.self) == true { parent = parent?.parent }
    return parent?.as(LabeledStmtSyntax.self).map { text($0.label) }
  }
}
