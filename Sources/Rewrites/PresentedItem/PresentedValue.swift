import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
package import UntangleSourceFiles

/// A variable that becomes the value of cases: it is set right where their flags are, and only what they present reads it.
///
///     selectedID = invoice.id
///     isInvoiceShown = true       // presentedSheet = .invoice(invoice.id)
struct PresentedValue {
  var name: String
  /// The type of the cases' value, as written: `UUID` for a variable of type `UUID?`.
  var type: String
  var isHashable: Bool
  /// The flags of the cases; at least one.
  var flags: Set<String>
  var declaration: StoredDeclaration
  /// What `flag = true` presents, as source, by that assignment.
  var arguments: [SyntaxIdentifier: String]
  /// What changes but for the declaration and the assignments of the flags, by the index of the file.
  var uses: [Int: [FlagUses.Use]]
  /// What the case of a title or of a closure binds, by its node; none where the value is not read.
  var names: [SyntaxIdentifier: String]
  /// The lists of conditions that lose one.
  var conditions: [SyntaxIdentifier]
}

/// What a project knows of the values that a view presents.
package struct PresentedKnowledge: Sendable {
  /// The assignments whose value is certainly not nil.
  private let sure: Set<WritePlace>
  /// Whether a type, as written, is certainly `Hashable`.
  let isHashable: @Sendable (String) -> Bool

  /// `sure` are the places of the targets.
  package init(sure: [Location], isHashable: @escaping @Sendable (String) -> Bool) {
    self.sure = Set(sure.map(WritePlace.init))
    self.isHashable = isHashable
  }

  func isSure(_ location: Location) -> Bool { sure.contains(WritePlace(location)) }
}

/// Finds the values of the cases that present what a view shows.
struct PresentedValueFinder {
  /// The full name of the view.
  private let type: String
  let uses: ValueUses
  fileprivate let files: [ParsedFile]
  fileprivate let knowledge: PresentedKnowledge
  /// The variables that may be values, with their declarations, in order of declaration.
  fileprivate let candidates: [(name: String, declaration: StoredDeclaration)]

  init(of type: ProjectType, in files: [ParsedFile], knowing knowledge: PresentedKnowledge) {
    (self.type, self.files, self.knowledge) = (type.name, files, knowledge)
    // State of a view is its own.
    let uses = ValueUses(of: type, in: files, withFlags: true)
    self.uses = uses
    let declarations = storedDeclarations(at: uses.candidates.map(\.location), in: files)
    let setUp = files.reduce(into: Set<String>()) { $0.formUnion(SetUpNames(of: type.name, in: $1).found) }
    candidates = uses.candidates.indices.compactMap { index in
      let name = uses.candidates[index].name
      guard let declaration = declarations[index], !declaration.isConditionalMember, !setUp.contains(name)
      else {
        return nil
      }
      return (name, declaration)
    }
  }

  /// A group with the values of its cases, if the enum can be compared where it has to be. `home` is the index of the file
  /// with the modifiers.
  func adding(to group: PresentedGroup, home: Int) -> PresentedGroup {
    let flagUses = files.map { FlagUses(group, of: type, in: $0) }
    let values = GroupValues(finder: self, group: group, home: home, flagUses: flagUses).values
    var group = group
    let tested = flagUses.reduce(into: Set<String>()) { $0.formUnion($1.compared.union($1.takenBack)) }
    group.isCompared = !tested.subtracting(values.flatMap(\.flags)).isEmpty
    if !group.isCompared || values.allSatisfy(\.isHashable) { group.values = values }
    return group
  }
}

/// The values of the cases of one group.
private struct GroupValues {
  let finder: PresentedValueFinder
  let group: PresentedGroup
  let home: Int
  /// The uses of the group's flags, by file.
  let flagUses: [FlagUses]

  private var uses: ValueUses { finder.uses }
  private var files: [ParsedFile] { finder.files }

  /// In order of declaration; none where one is presented as a value of another, or a case would have too many.
  var values: [PresentedValue] {
    // A case that some code asks for, or with which the view begins, can have no value.
    let fromBeginning = group.flags.filter { $0.initial == .boolean(true) }.map(\.name)
    let bare = flagUses.reduce(into: Set(fromBeginning)) { $0.formUnion($1.compared) }
    let found = finder.candidates.compactMap { value($0.name, $0.declaration, outside: bare) }
    let names = Set(found.map(\.name)).union(group.flagNames)
    let isSmall = group.flags.allSatisfy { flag in
      found.filter { $0.flags.contains(flag.name) }.count <= mostPresentedValues
    }
    let conditions = found.flatMap(\.conditions)
    // `if let a = first, let b = second`: with both conditions the `if` would have to go.
    guard Set(conditions).count == conditions.count else { return [] }
    return isSmall && found.allSatisfy { $0.isFree(of: names) } ? found : []
  }

  private func value(
    _ name: String, _ declaration: StoredDeclaration, outside bare: Set<String>
  ) -> PresentedValue? {
    guard let (type, isOptional) = declaration.presentedType else { return nil }
    var reads = PresentedReads(of: name, isOptional, in: group, files[home])
    for use in uses.uses(of: name, .read) {
      guard use.file == home, reads.add(use.node) else { return nil }
    }
    guard !reads.flags.isEmpty, reads.flags.isDisjoint(with: bare), let edits = reads.edits else {
      return nil
    }
    var value = PresentedValue(
      name: name, type: type, isHashable: finder.knowledge.isHashable(type), flags: reads.flags,
      declaration: declaration, arguments: [:],
      uses: [home: edits], names: reads.names, conditions: reads.conditions)
    return fill(&value, isOptional) ? value : nil
  }

  /// Whether each flag of the cases gets the value right where it is set, and nothing else sets the value.
  private func fill(_ value: inout PresentedValue, _ isOptional: Bool) -> Bool {
    var settled: Set<SyntaxIdentifier> = []
    for (index, uses) in flagUses.enumerated() {
      for write in value.flags.flatMap({ uses.raised[$0] ?? [] }) {
        guard let text = argument(value.name, beside: write, index, isOptional, &settled) else {
          return false
        }
        value.arguments[write.id] = text
      }
    }
    for use in uses.uses(of: value.name, .set) + uses.uses(of: value.name, .clear) {
      guard let item = use.node.statement else { return false }
      guard use.kind == .clear || settled.contains(item.id) else { return false }
      let range = files[use.file].start(of: item)..<files[use.file].end(of: item)
      value.uses[use.file, default: []].append(FlagUses.Use(range: range, text: ""))
    }
    return !value.arguments.isEmpty
  }

  /// The value that one statement gives the variable beside what presents, with nothing but such statements in between; nil
  /// where there is none, or several.
  private func argument(
    _ name: String, beside write: Syntax, _ file: Int, _ isOptional: Bool,
    _ settled: inout Set<SyntaxIdentifier>
  ) -> String? {
    guard let item = write.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let names = Set(uses.candidates.map(\.name))
    let items = Array(list)
    guard let place = items.firstIndex(where: { $0.id == item.id }) else { return nil }
    func isBeside(_ item: CodeBlockItemSyntax) -> Bool {
      item.assignment(of: group.flagNames.union(names)) != nil
    }
    let before = items[..<place].reversed().prefix(while: isBeside)
    let after = items[(place + 1)...].prefix(while: isBeside)
    let raised = (before + after).filter { $0.assignment(of: group.flagNames)?.value.flagLiteral == true }
    let own = (before + after).compactMap { item in item.assignment(of: [name]).map { (item, $0) } }
    guard raised.isEmpty, own.count == 1, let (statement, (_, target, value)) = own.first,
      statement.isPlainAssignment, !value.isEffect, value.kind != .nilLiteralExpr,
      !isOptional || finder.knowledge.isSure(files[file].location(of: target)) || value.isLiteral
    else { return nil }
    settled.insert(statement.id)
    return files[file].text(of: value)
  }
}

extension PresentedValue {
  /// Whether what is presented names none of these variables.
  fileprivate func isFree(of names: Set<String>) -> Bool {
    arguments.values.allSatisfy { argument in
      !argument.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { names.contains(String($0)) }
    }
  }
}

/// What initialisers name, and the variables of which some code names the wrapper: `_row = State(initialValue: row)`.
private final class SetUpNames: TypeVisitor {
  private(set) var found: Set<String> = []

  init(of type: String, in file: ParsedFile) {
    super.init(type)
    walk(file.tree)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInside, let body = node.body {
      found.formUnion(body.tokens(viewMode: .sourceAccurate).map(\.text))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if isInside, name.hasPrefix("_") { found.insert(String(name.dropFirst())) }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is `x = value`, and no longer expression.
  fileprivate var isPlainAssignment: Bool { item.as(SequenceExprSyntax.self)?.elements.count == 3 }
}

extension Syntax {
  /// The statement that assigns to this target.
  fileprivate var statement: CodeBlockItemSyntax? {
    parent?.parent?.as(SequenceExprSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether it waits or may fail, which should not be hidden in an argument.
  fileprivate var isEffect: Bool { self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self) }
}

extension StoredDeclaration {
  /// The type of a case's value, as source, and whether the variable is an optional of it; nil where the code does not say it.
  fileprivate var presentedType: (String, isOptional: Bool)? {
    if let wrapped = wrappedText { return (wrapped, true) }
    if let type = binding.typeAnnotation?.type {
      return impliedText == nil ? (type.trimmedDescription, false) : nil
    }
    return literalType.map { ($0, false) }
  }
}

/// A case with more values is a type of its own.
private let mostPresentedValues = 3
