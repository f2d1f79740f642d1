import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lower(_ node: IfExprSyntax) {
    labelled(node) {
      locals.open()
      let clauses = clauses(node.conditions)
      collectors.numbers.note(node)
      collectors.caseChains.note(node)
      collectors.optionalChains.note(node)
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
    }
  }

  func lower(_ node: GuardStmtSyntax) {
    // The bindings of a guard are in scope after it, but not in its body.
    locals.open()
    let clauses = clauses(node.conditions)
    collectors.numbers.note(node)
    let bound = locals.closeKeeping()
    let otherwise = lowered { walk(node.body) }
    locals.bringBack(bound)
    appendBranch(clauses, then: [], otherwise: otherwise)
  }

  func lower(_ node: WhileStmtSyntax) {
    locals.open()
    let clauses = clauses(node.conditions)
    let body = lowered { walk(node.body) }
    locals.close()
    appendLoop(Loop(form: .testFirst, clauses: clauses, body: body, label: label(of: node)))
  }

  func lower(_ node: RepeatStmtSyntax) {
    let body = lowered { walk(node.body) }
    let clauses = clauses(of: node.condition)
    appendLoop(Loop(form: .bodyFirst, clauses: clauses, body: body, label: label(of: node)))
  }

  func lower(_ node: ForStmtSyntax) {
    walkIfRelevant(node.sequence)
    locals.open()
    let elementShape: AccessPath =
      node.typeAnnotation.map { .typed(writtenType($0.type)) } ?? .iterated(shape(node.sequence))
    collectors.caseUses.note(node, of: elementShape)
    collectors.payloadPatterns.note(in: node.pattern)
    _ = pattern(node.pattern, binding: elementShape)
    let filter = node.whereClause.map { clauses(of: $0.condition) }
    var body = lowered { walk(node.body) }
    if detail.contains(.quantities) { noteOutsideBodies(of: node) }
    locals.close()
    if let filter { body = [.branch(filter, then: body, otherwise: [])] }
    // The next element is fetched before each iteration.
    if node.tryKeyword != nil { body.insert(.mayThrow(by: nil), at: 0) }
    if node.awaitKeyword != nil { body.insert(.suspend(by: nil), at: 0) }
    appendLoop(Loop(form: .sequence, clauses: [], body: body, label: label(of: node)))
  }

  func lower(_ node: DoStmtSyntax) {
    let body = lowered { walk(node.body) }
    if node.catchClauses.isEmpty {
      appendScope(body, label: label(of: node))
    } else {
      labelled(node) { append(.attempt(body, catches: catches(node.catchClauses))) }
    }
  }

  /// Adds a clause that rethrows where no clause catches everything.
  private func catches(_ clauses: CatchClauseListSyntax) -> [[Statement]] {
    var catchesAll = false
    let lists = clauses.map { clause in
      lowered {
        locals.open()
        // Only a clause without a pattern has the implicit `error`.
        if clause.catchItems.isEmpty { locals.declare(names.name("error"), shape: .typed(.named("Error"))) }
        var isCatchAll = clause.catchItems.isEmpty
        for item in clause.catchItems {
          if let pattern = item.pattern { collectors.payloadPatterns.note(in: pattern) }
          let pattern = item.pattern.map { self.pattern($0) }
          if let test = item.whereClause { perhaps { walk(test.condition) } }
          if item.whereClause == nil, pattern?.isCatchAll ?? true { isCatchAll = true }
        }
        if isCatchAll { catchesAll = true }
        walk(clause.body)
        locals.close()
      }
    }
    return catchesAll ? lists : lists + [[.leave(.throw)]]
  }

  func lower(_ node: DeferStmtSyntax) {
    let body = lowered { walk(node.body) }
    if !body.isEmpty { append(.defer(body)) }
  }

  /// Lowers an `#if` among statements, or at the end of a chain. Any other `#if` contains declarations, which all count.
  func lower(_ node: IfConfigDeclSyntax) {
    guard !frames.isEmpty else { return walkChildren(of: node.node) }
    var choices: [[Statement]] = []
    var hasElse = false
    for clause in node.clauses {
      switch clause.elements {
      case .statements(let statements): choices.append(lowered { walk(statements) })
      case .expression(let expression): choices.append(lowered { walk(expression) })
      case .decls, .switchCases, .attributes, nil: continue
      }
      if clause.poundKeyword.tokenKind == .poundElse { hasElse = true }
    }
    if !hasElse { choices.append([]) }
    if choices.contains(where: { !$0.isEmpty }) { append(.either(choices)) }
  }

  func appendBranch(_ clauses: [Clause], then: [Statement], otherwise: [Statement]) {
    let isSilent =
      then.isEmpty && otherwise.isEmpty
      && clauses.allSatisfy { $0.effects.isEmpty && !$0.value.readsVariables }
    if !isSilent { append(.branch(clauses, then: then, otherwise: otherwise)) }
  }

  private func appendLoop(_ loop: Loop) {
    let isSilent =
      loop.body.isEmpty
      && loop.clauses.allSatisfy { $0.effects.isEmpty && !$0.value.readsVariables }
    if !isSilent { append(.loop(loop)) }
  }

  /// A scope matters only to a `defer` in it and to jumps to its label.
  private func appendScope(_ body: [Statement], label: String?) {
    let hasDefer = body.contains { statement in
      if case .defer = statement { true } else { false }
    }
    if label != nil || hasDefer { append(.scope(body, label: label)) } else { body.forEach(append) }
  }

  /// Wraps what `work` lowers in a scope with the node's label, if it has one.
  private func labelled(_ node: some NodeView, _ work: () -> Void) {
    guard let label = label(of: node) else { return work() }
    append(.scope(lowered(work), label: label))
  }

  func label(of node: some NodeView) -> String? {
    labeled.last { labeled in
      let statement = labeled.statement
      let inner = statement.as(ExpressionStmtSyntax.self)?.expression.node ?? statement.node
      return inner == node.node
    }.map { text($0.label) }
  }
}
