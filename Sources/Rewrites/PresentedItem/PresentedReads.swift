import SwiftSyntax

/// The reads of one variable in what flags present, where the case of an item binds its value.
///
///     .sheet(isPresented: $isInvoiceShown) {      // case .invoice(let id):
///         if let id = selectedID {                //     InvoiceView(id)
///             InvoiceView(id)
///         }
///     }
struct PresentedReads {
  /// The flags that present what reads it.
  private(set) var flags: Set<String> = []
  /// The changes but for those of names.
  private var changes: [FlagUses.Use] = []
  /// The names that a title or a closure uses for the value, with the code that knows each; by its node.
  private var scopes: [SyntaxIdentifier: [(name: String, scope: Syntax)]] = [:]
  /// The lists of conditions that lose one.
  private(set) var conditions: [SyntaxIdentifier] = []

  private let name: String
  private let isOptional: Bool
  private let group: PresentedGroup
  private let file: ParsedFile

  init(of name: String, _ isOptional: Bool, in group: PresentedGroup, _ file: ParsedFile) {
    (self.name, self.isOptional, self.group, self.file) = (name, isOptional, group, file)
  }

  /// Whether the read can be of what a case binds.
  mutating func add(_ node: Syntax) -> Bool {
    guard let (flag, place) = group.presented(around: node) else { return false }
    flags.insert(flag)
    // `if let selected` is noted as a whole.
    let binding = (node.parent?.as(InitializerClauseSyntax.self)?.parent ?? node).as(
      OptionalBindingConditionSyntax.self)
    guard let binding else { return addMention(node, in: place) }
    return addBinding(binding, in: place)
  }

  /// What is bound, by the node of a title or of a closure: one name for all that it uses.
  var names: [SyntaxIdentifier: String] {
    scopes.mapValues { used in used.allSatisfy { $0.name == used[0].name } ? used[0].name : name }
  }

  /// What changes in the code that reads it; nil where another name for the value cannot be replaced.
  var edits: [FlagUses.Use]? {
    var edits = changes
    for (place, bound) in names {
      for (name, scope) in scopes[place] ?? [] where name != bound {
        let found = scope.tokens(viewMode: .sourceAccurate).filter { $0.text == name }
        // The condition that goes binds it, and nothing else may.
        guard found.count(where: { $0.parent?.is(IdentifierPatternSyntax.self) == true }) == 1 else {
          return nil
        }
        edits += found.filter { $0.parent?.is(DeclReferenceExprSyntax.self) == true && !$0.isMemberName }.map
        {
          FlagUses.Use(range: file.start(of: $0)..<file.end(of: $0), text: bound)
        }
      }
    }
    return edits
  }

  /// `Row(selected)`, `selected!` and `selected ?? 0`. Of other uses of an optional the meaning could change.
  private mutating func addMention(_ node: Syntax, in place: Syntax) -> Bool {
    guard let whole = isOptional ? node.unwrapping : node else { return false }
    scopes[place.id, default: []].append((name, place))
    if file.text(of: whole) != name { note(file.start(of: whole)..<file.end(of: whole), name) }
    return true
  }

  /// `if let id = selected { … }` and `guard let id = selected else { … }`: the case binds `id`, and the condition goes, with
  /// the statement if it is the only one.
  private mutating func addBinding(_ node: OptionalBindingConditionSyntax, in place: Syntax) -> Bool {
    guard isOptional, node.typeAnnotation == nil, node.bindingSpecifier.tokenKind == .keyword(.let),
      let bound = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let element = node.parent?.as(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self), let scope = list.scopeOfBindings,
      bound == name || !place.mentions(bound, outside: scope)
    else { return false }
    scopes[place.id, default: []].append((bound, scope))
    conditions.append(list.id)
    guard list.count == 1 else { return removeCondition(element, of: Array(list)) }
    if let test = list.parent?.as(IfExprSyntax.self) {
      return !group.kind.returnsContent && addBody(of: test)
    }
    guard let test = list.parent?.as(GuardStmtSyntax.self), mentionsNoState(test.body) else { return false }
    note(file.start(of: test)..<file.end(of: test), "")
    return true
  }

  private mutating func removeCondition(_ element: ConditionElementSyntax, of all: [ConditionElementSyntax])
    -> Bool
  {
    guard let index = all.firstIndex(where: { $0.id == element.id }) else { return false }
    if index + 1 < all.count {
      note(file.start(of: element)..<file.start(of: all[index + 1]), "", isExact: true)
    } else {
      note(file.end(of: all[index - 1].condition)..<file.end(of: element), "", isExact: true)
    }
    return true
  }

  private func mentionsNoState(_ node: some SyntaxProtocol) -> Bool {
    !node.mentionsAny(of: group.flagNames.union([name]))
  }

  /// Leaves what the body of an `if` has. An `else` goes as well: there is always a value.
  private mutating func addBody(of test: IfExprSyntax) -> Bool {
    guard test.elseBody.map(mentionsNoState) ?? true else { return false }
    note(file.start(of: test)..<file.end(of: test.body.leftBrace), "")
    note(file.start(of: test.body.rightBrace)..<file.end(of: test), "")
    guard !test.body.statements.hasTextOfSeveralLines else { return true }
    dedent(test)
    return true
  }

  /// Takes the lines of the body to the indentation of the `if`.
  private mutating func dedent(_ test: IfExprSyntax) {
    let range = file.end(of: test.body.leftBrace)..<file.start(of: test.body.rightBrace)
    let margin = file.indentation(at: range.lowerBound).utf8.count
    let step = file.indentation(at: file.start(of: test.body.statements)).utf8.count - margin
    let starts = file.bytes[range].indices.filter { file.bytes[$0] == .newline }.map { $0 + 1 }
    for start in starts.dropLast() where step > 0 {
      let own = file.bytes[start...].prefix { $0 == .space || $0 == .tab }.count
      let blanks = Swift.min(own - margin, step)
      if blanks > 0 { note(start..<(start + blanks), "", isExact: true) }
    }
  }

  private mutating func note(_ range: Range<Int>, _ text: String, isExact: Bool = false) {
    changes.append(FlagUses.Use(range: range, text: text, isExact: isExact))
  }
}

extension PresentedGroup {
  /// The flag that presents a node, and the title or the closure that it is in.
  fileprivate func presented(around node: Syntax) -> (flag: String, place: Syntax)? {
    for parent in sequence(first: node, next: \.parent) {
      for shown in presentations {
        let places = [shown.title.map(Syntax.init), Syntax(shown.content), shown.message.map(Syntax.init)]
        if places.contains(where: { $0?.id == parent.id }) { return (shown.flag, parent) }
      }
    }
    return nil
  }
}

extension SyntaxProtocol {
  fileprivate func mentionsAny(of names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.text.withoutDollar) }
  }

  /// Whether the name stands anywhere in it but in one part.
  fileprivate func mentions(_ name: String, outside part: Syntax) -> Bool {
    let inner = Set(part.tokens(viewMode: .sourceAccurate).map(\.id))
    return tokens(viewMode: .sourceAccurate).contains { $0.text == name && !inner.contains($0.id) }
  }

  /// Whether a text literal in it goes over several lines, whose indentation counts.
  var hasTextOfSeveralLines: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .multilineStringQuote }
  }
}

extension ConditionElementListSyntax {
  /// Where the names that it binds are known: in an `if`, or in the statements around a `guard`. nil where the statement is an
  /// `else if` or a loop.
  fileprivate var scopeOfBindings: Syntax? {
    if let test = parent?.as(IfExprSyntax.self) {
      return test.parent?.is(IfExprSyntax.self) == true ? nil : Syntax(test)
    }
    return parent?.as(GuardStmtSyntax.self)?.parent?.parent
  }
}

extension Syntax {
  /// What a value that is not nil can stand for, where an optional is read: `x!`, `x ?? y`, and the argument of a call.
  fileprivate var unwrapping: Syntax? {
    guard let parent else { return nil }
    if parent.is(ForceUnwrapExprSyntax.self) { return parent }
    if let sequence = parent.parent?.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      let isChoice =
        elements.count == 3 && elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
      return isChoice && elements[0].id == id ? Syntax(sequence) : nil
    }
    return parent.as(LabeledExprSyntax.self)?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
      ? self : nil
  }
}

extension TokenSyntax {
  /// Whether it is `x` of `y.x`.
  fileprivate var isMemberName: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
  }
}
