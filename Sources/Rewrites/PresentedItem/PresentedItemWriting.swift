import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Computes the replacement of each use of a group's flags.
struct PresentedItemWriting {
  private let type: ProjectType
  private let group: PresentedGroup
  private let files: [ParsedFile]
  /// The index of the file with the modifiers.
  private let home: Int
  private let declarations: [StoredDeclaration]

  /// nil where the flags cannot become one item: a declaration was not found, or two flags are initially
  /// true.
  init?(_ type: ProjectType, _ group: PresentedGroup, home: Int, in files: [ParsedFile]) {
    self.type = type
    self.group = group
    self.files = files
    self.home = home
    let facts = group.flags.compactMap { flag in type.variables.first { $0.fact.name == flag.name } }
    let places = facts.map { Location(path: $0.path, span: $0.fact.span) }
    let found = storedDeclarations(at: places, in: files)
    declarations = found.sorted { $0.key < $1.key }.map(\.value)
    guard declarations.count == group.flags.count, declarations.filter(\.isSetFromBeginning).count < 2 else {
      return nil
    }
  }

  var result: PresentedItem {
    let found = files.indices.map { number in
      FlagUses(group, of: type.name, in: files[number]).adding(group.values.flatMap { $0.uses[number] ?? [] })
    }
    // Declarations used by another file cannot be private.
    let isPrivate =
      declarations[0].file == home && zip(files.indices, found).allSatisfy { !$1.needsBinding || $0 == home }
    let titles = group.kind.hasTitle ? titleLines(found[home].found, isPrivate ? "private " : "") : []
    let declaration = declaration(
      titles, withBinding: found.contains(where: \.needsBinding), isPrivate ? "private " : "")
    var changes: [RewrittenLines] = []
    var rewritten: [StateRewrite.File] = []
    for (number, file) in files.enumerated() {
      let modifiers =
        number == home
        ? PresentedText(group: group, file: file, uses: found[number].found, indent: indent) : nil
      let uses = found[number].found.filter { modifiers?.isMoved($0) != true }
      changes += runs(of: uses, in: file)
      if let modifiers, let first = group.presentations.first {
        let range = file.start(of: first.callee.declName)..<file.end(of: first.call)
        changes.append(change(file, range, modifiers.old, modifiers.modifierLines))
      }
      let edits = merged(
        uses.map(file.edit) + (modifiers?.edits ?? []) + declarationEdits(in: number, declaration))
      if !edits.isEmpty {
        rewritten.append(StateRewrite.File(text: FileText(path: file.path, bytes: file.bytes), edits: edits))
      }
    }
    let first = declarations[0]
    let remainders = found.flatMap(\.remainders).sorted()
    return PresentedItem(
      type: type.name, location: files[first.file].location(of: first.binding.pattern),
      flags: group.flags.map(\.name), carried: group.values.map(\.name), declaration: declaration,
      changes: changes.sorted { $0.location < $1.location }, remainders: remainders,
      files: remainders.isEmpty ? rewritten.sorted { $0.text.path < $1.text.path } : [])
  }

  /// Uses with nothing but blanks and semicolons in between are one change: `selected = file` and `isShown = true`.
  private func runs(of uses: [FlagUses.Use], in file: ParsedFile) -> [RewrittenLines] {
    let runs = uses.sorted { $0.range.lowerBound < $1.range.lowerBound }.reduce(into: [[FlagUses.Use]]()) {
      if let last = $0.last?.last, file.isBlank(from: last.range.upperBound, to: $1.range.lowerBound) {
        $0[$0.count - 1].append($1)
      } else {
        $0.append([$1])
      }
    }
    return runs.map { run in
      let range = run[0].range.lowerBound..<run[run.count - 1].range.upperBound
      return change(file, range, file.text(range).linesWithoutMargin, run.map(\.text).filter { !$0.isEmpty })
    }
  }

  private func change(
    _ file: ParsedFile, _ range: Range<Int>, _ old: [String], _ new: [String]
  ) -> RewrittenLines {
    RewrittenLines(
      location: file.location(from: range.lowerBound, to: range.upperBound), old: old, new: new)
  }

  private var indent: String {
    files[declarations[0].file].indentUnit(in: declarations[0].declaration)
  }

  /// The enum, the variable with the presented item, and where needed its title and bindings for other views.
  private func declaration(_ titles: [String], withBinding: Bool, _ access: String) -> [String] {
    let (name, property) = (group.enumName, group.property)
    let initial = zip(group.flags, declarations).first { $1.isSetFromBeginning }.map { group.item($0.0.name) }
    // The enum has the view's access level, since bindings for other views may expose it.
    let conformances = group.conformances.joined(separator: ", ")
    var lines = ["enum \(name)\(conformances.isEmpty ? "" : ": \(conformances)") {"]
    lines += group.flags.map { "\(indent)case \(group.declaredCase($0.name))" }
    if !group.kind.hasTitle { lines += [""] + identityLines }
    lines += ["}", "", "@State \(modifiers)var \(property): \(name)?\(initial.map { " = \($0)" } ?? "")"]
    if group.kind.hasTitle { lines += [""] + titles + [""] + bindingLines(access) }
    if withBinding { lines += [""] + bindingFunctionLines(access) }
    return lines
  }

  /// What tells one item from another: the case, or its values as well where they can be compared.
  private var identityLines: [String] {
    if group.values.allSatisfy(\.isHashable) { return ["\(indent)var id: Self { self }"] }
    return ["\(indent)var id: String {", "\(indent)\(indent)switch self {"]
      + group.flags.map {
        "\(indent)\(indent)case \(group.item($0.name)): return \"\(group.caseName($0.name))\""
      }
      + ["\(indent)\(indent)}", "\(indent)}"]
  }

  private func titleLines(_ uses: [FlagUses.Use], _ access: String) -> [String] {
    let text = PresentedText(group: group, file: files[home], uses: uses, indent: indent)
    return ["\(access)var \(group.titleProperty): Text {", "\(indent)switch \(group.property) {"]
      + group.flags.map { flag in
        let title = group.presentations.first { $0.flag == flag.name }?.title
        let pattern = group.pattern(flag.name, for: title?.id)
        return "\(indent)case \(pattern): return \(title.map(text.title) ?? "Text(\"\")")"
      }
      + ["\(indent)case nil: return Text(verbatim: \"\")", "\(indent)}", "}"]
  }

  private func bindingLines(_ access: String) -> [String] {
    let property = group.property
    return [
      "\(access)var \(group.bindingProperty): Binding<Bool> {",
      "\(indent)Binding(get: { \(property) != nil }, set: { if !$0 { \(property) = nil } })", "}",
    ]
  }

  private func bindingFunctionLines(_ access: String) -> [String] {
    let (property, item) = (group.property, group.kind.noun.startingSmall)
    return [
      "\(access)func \(group.bindingFunction)(_ \(item): \(group.enumName)) -> Binding<Bool> {",
      "\(indent)Binding {",
      "\(indent)\(indent)\(property) == \(item)",
      "\(indent)} set: { isShown in",
      "\(indent)\(indent)if isShown { \(property) = \(item) } else if \(property) == \(item) { \(property) = nil }",
      "\(indent)}", "}",
    ]
  }

  /// The common modifiers of the flags, such as `private `; empty where they differ.
  private var modifiers: String {
    let all = Set(declarations.map { $0.declaration.modifiers.trimmedDescription })
    return all.count == 1 ? all.first.map { $0.isEmpty ? "" : $0 + " " } ?? "" : ""
  }

  /// The edits that replace the first flag's declaration by the new ones and remove the others.
  private func declarationEdits(in number: Int, _ declaration: [String]) -> [SourceEdit] {
    let file = files[number]
    let values = group.values.map(\.declaration).filter { $0.file == number }.map { stored in
      file.removal(ofLine: file.start(of: stored.declaration)..<file.end(of: stored.declaration))
    }
    return values
      + declarations.enumerated().filter { $1.file == number }.map { index, stored in
        let range = file.start(of: stored.declaration)..<file.end(of: stored.declaration)
        guard index == 0 else { return file.removal(ofLine: range) }
        let indentation = file.indentation(at: range.lowerBound)
        let needsGap = !file.isAfterGap(range.lowerBound) && file.isFirstInLine(range.lowerBound)
        let start = needsGap ? file.lineStart(range.lowerBound) : range.lowerBound
        let end = declaration.last == "}" && !file.isBeforeGap(range.upperBound) ? "\n" : ""
        return SourceEdit(
          range: start..<range.upperBound,
          replacement: (needsGap ? "\n" + indentation : "") + declaration.indented(by: indentation) + end)
      }
  }
}

extension StoredDeclaration {
  fileprivate var isSetFromBeginning: Bool {
    binding.initializer?.value.flagLiteral == true
  }
}

extension PresentedGroup {
  /// What the enum conforms to. Without values it can be compared as it is.
  fileprivate var conformances: [String] {
    guard !values.isEmpty else { return kind.hasTitle ? [] : ["Identifiable"] }
    let hashable = values.allSatisfy(\.isHashable) ? ["Hashable"] : []
    return kind.hasTitle ? (isCompared ? ["Equatable"] : []) : hashable + ["Identifiable"]
  }
}

extension ParsedFile {
  /// Whether nothing but blanks and semicolons lies between two offsets, in this order.
  fileprivate func isBlank(from start: Int, to end: Int) -> Bool {
    start <= end && text(start..<end).allSatisfy { $0.isWhitespace || $0 == ";" }
  }
}

extension String {
  /// The lines, of which all but the first stand at some indentation, without what these share.
  fileprivate var linesWithoutMargin: [String] {
    let all = lines
    let margin = all.dropFirst().map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return all.prefix(1) + all.dropFirst().map { String($0.dropFirst(margin)) }
  }
}
