import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension StateRewriting {
  mutating func findDeclarations() {
    let found = storedDeclarations(at: subject.variables.map(\.location), in: files)
    for (index, variable) in subject.variables.enumerated() {
      guard let declaration = found[index] else {
        refuse("'\(variable.name)' is declared where it cannot be replaced", at: variable.location)
        continue
      }
      declarations.append(declaration)
      check(declaration, variable)
    }
    if let first = declarations.first { indent = files[first.file].indentUnit(in: first.declaration) }
  }

  private mutating func check(_ declaration: StoredDeclaration, _ variable: StateVariable) {
    let others = declaration.declaration.bindings.filter {
      !subject.names.contains($0.pattern.trimmedDescription)
    }
    if !others.isEmpty {
      refuse("'\(variable.name)' is declared together with others", at: variable.location)
    }
    if declaration.impliedText != nil {
      refuse("'\(variable.name)' is unwrapped without a word: write '?' for '!'", at: variable.location)
    } else if declaration.typeText(variable) == nil
      || variable.domain == .optional && declaration.wrappedText == nil
    {
      refuse("the type of '\(variable.name)' is not written out", at: variable.location)
    }
    if declaration.isConditional { refuse("'\(variable.name)' is declared under #if", at: variable.location) }
  }

  var typeTexts: [String] {
    zip(declarations, subject.variables).map { $0.typeText($1) ?? "" }
  }

  private var wrappedTexts: [Int: String] {
    Dictionary(
      uniqueKeysWithValues: declarations.enumerated().compactMap { index, declaration in
        (declaration.wrappedText ?? declaration.impliedText).map { (index, $0) }
      })
  }

  /// The case of the variables' default values. nil where one of them has none, or where they are no state.
  var firstCase: StateEnum.Case? {
    var values: [Int] = []
    for (index, variable) in subject.variables.enumerated() {
      guard case .value(let value) = variable.defaultValue else { return nil }
      let known = subject.reader.values(of: value, assignedTo: index, in: subject.nothing)
      guard known.count == 1, !variable.isPayload(known[0]) else { return nil }
      values.append(known[0])
    }
    return states.index(of: values).map { states.cases[$0] }
  }

  private func wrappers(of variable: Int) -> [String] {
    subject.fact(of: subject.variables[variable])?.wrappers ?? []
  }

  private func head(of variable: Int) -> String {
    declarations[variable].head(
      without: wrappers(of: variable), settable: oldNames.setters[variable] == nil ? .no : .yes)
  }

  /// The property wrapper of the enum's variable; nil if it has none. If only some variables have it, the enum needs it,
  /// too: what hears of these must still hear of them.
  private var sharedWrapper: String? {
    ["Published", "State"].first { wrapper in
      subject.variables.indices.contains { wrappers(of: $0) == [wrapper] }
    }
  }

  mutating func findSetters() {
    for place in subject.variables.indices {
      let writes = subject.outsideWrites(of: place)
      let uses = oldNames.bindings.uses.filter { $0.variable == subject.variables[place].name }
      guard !writes.isEmpty || !uses.isEmpty else { continue }
      oldNames.setters[place] = StateSetter(
        of: place, setTo: subject.valuesFromOutside(of: place), subject, states, types: paddedTypes,
        indent: indent, takers: Set(uses.map(\.taker)))
      guard oldNames.setters[place] == nil else { continue }
      oldNames.unsettable.insert(subject.variables[place].name)
      for write in writes { refuse(subject.outsideRefusal(of: write)) }
      for use in uses {
        refuse(
          "'$\(use.variable)' hands it out, and what a control or a presentation sets there has no state",
          at: files[use.file].location(from: use.range.lowerBound, to: use.range.upperBound))
      }
    }
  }

  /// The lines that take the place of a variable's declaration.
  private func shim(of place: Int, _ text: DeclarationText) -> [String] {
    let own = text.shim(of: place, head: head(of: place), oldNames.setters[place])
    let name = subject.variables[place].name
    // Without a setter there is nothing that a binding could set: see `findSetters`.
    guard let users = oldNames.bindings.files[name], oldNames.setters[place] != nil else { return own }
    let isPrivate = users == [declarations[place].file]
    return own + [""] + text.binding(of: place, head: isPrivate ? "private " : "")
  }

  var declarationText: DeclarationText {
    DeclarationText(
      states: states, declarations: declarations, types: typeTexts, wrapped: wrappedTexts,
      access: access, wrapper: sharedWrapper, conformances: conformances, indent: indent, initial: firstCase)
  }

  mutating func rewriteDeclarations() {
    let text = declarationText
    let printed = text.enumText
    declaration = EnumDeclaration(lines: printed.lines(of: states), text: printed)
    let found = storedDeclarations(at: states.carried.map(\.location), in: files)
    let numbers = found.sorted { $0.key < $1.key }.map { place, stored in
      (stored, text.shim(of: states.carried[place], head: stored.head(without: [], settable: .yes)))
    }
    let names = declarations.indices.map { (declarations[$0], shim(of: $0, text)) }
    shims = names.map(\.1) + numbers.map(\.1)
    for number in files.indices {
      let own = (names + numbers).filter { $0.0.file == number }
      let replaced = Dictionary(grouping: own) { $0.0.declaration.id }.values.map { together in
        DeclarationLayout.Replaced(
          declaration: together[0].0.declaration,
          computed: Array(together.map(\.1).joined(separator: [""])))
      }
      let first = declarations[0]
      let whole =
        first.file == number
        ? (printed.enumLines(of: states), printed.variableLine, first.declaration.id) : nil
      edits[number] += DeclarationLayout(of: replaced, in: files[number], whole).edits
    }
  }

  private var access: DeclarationText.Access {
    let facts = subject.variables.map { ($0, subject.fact(of: $0)?.access ?? .internal) }
    let widest = facts.map(\.1.width).max() ?? 2
    let payload = facts.filter { $0.0.domain == .optional }.map(\.1.width).min() ?? 2
    let width = min(widest, payload, 2)
    let declaredIn = Set(declarations.map(\.file))
    let writtenIn = Set(steps.compactMap { step in files.firstIndex { $0.path == step.location.path } })
    let isInOneFile = declaredIn.union(writtenIn).count == 1
    switch width {
    case 0: return DeclarationText.Access(level: "private", setter: nil)
    case 1: return DeclarationText.Access(level: "fileprivate", setter: nil)
    default: return DeclarationText.Access(level: nil, setter: isInOneFile ? "private" : nil)
    }
  }

  /// The conformances that the type's own synthesised conformances require of its stored values.
  private var conformances: [String] {
    // A class has no synthesised ones.
    guard states.hasPayload, subject.type.kind == .struct else { return [] }
    let own = Set(subject.type.bodies.map(\.fact.name))
    if subject.lineage.contains("Hashable"), !own.contains("hash") { return ["Hashable"] }
    let isEquatable = !subject.lineage.isDisjoint(with: ["Comparable", "Equatable", "Hashable"])
    return isEquatable && !own.contains("==") ? ["Equatable"] : []
  }
}
