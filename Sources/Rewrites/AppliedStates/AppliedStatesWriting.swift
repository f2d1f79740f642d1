import SwiftSyntax
import UntangleProjectModel
import UntangleRules
import UntangleSourceFiles

/// Writes the enum, the function that applies its cases, and the calls of it.
struct AppliedStatesWriting {
  /// A case with what it does.
  struct Branch: Hashable {
    var name: String
    var payload: [DrivingRun.Payload]
    /// Relative to the indentation of the first.
    var lines: [String]
  }

  let enumName: String
  let functionName: String
  /// In the order of the first methods that apply them.
  private(set) var branches: [Branch] = []
  private let type: ProjectType
  private let file: ParsedFile
  private let runs: [DrivingRun]
  /// The branch of each run.
  private var places: [Int] = []

  /// Fails where no name is free.
  static func make(
    _ type: ProjectType, _ runs: [DrivingRun], in file: ParsedFile, _ names: ChosenNames, taken: Set<String>
  ) -> Result<AppliedStatesWriting, MoveRefusal> {
    // Code in an extension of a nested type does not see the names of the types around it.
    if type.name.contains("."), Set(runs.map { $0.method.parent?.parent?.id }).count > 1 {
      return .failure(
        MoveRefusal(
          "its methods stand in several parts of a nested type, where names may differ",
          at: file.location(of: runs[0].method.name)))
    }
    let used = taken.union(names.taken)
    let usual =
      names.type.map { [$0] } ?? ["State", "Phase", "Status", "Stage", "Mode", "\(type.simpleName)State"]
    let free = usual.first { !used.contains($0) && !used.contains($0.startingSmall) }
    guard let free, let function = ["apply", "apply\(free)"].first(where: { !used.contains($0) }) else {
      return .failure(
        MoveRefusal(
          "\(quotedList(usual)) \(usual.count == 1 ? "has" : "have") a meaning in its files already: choose a name with --enum",
          at: file.location(of: runs[0].method.name)))
    }
    let writing = AppliedStatesWriting(type, runs, in: file, names, enumName: free, functionName: function)
    let twins = Dictionary(grouping: writing.branches, by: \.name).filter { $1.count > 1 }.keys.sorted()
    guard let twin = twins.first else { return .success(writing) }
    return .failure(
      MoveRefusal("two states are called '\(twin)'", at: file.location(of: runs[0].method.name)))
  }

  private init(
    _ type: ProjectType, _ runs: [DrivingRun], in file: ParsedFile, _ names: ChosenNames, enumName: String,
    functionName: String
  ) {
    (self.type, self.file, self.runs) = (type, file, runs)
    (self.enumName, self.functionName) = (enumName, functionName)
    for (run, name) in zip(runs, caseNames(of: runs, chosen: names.cases)) {
      let branch = Branch(name: name, payload: run.payload, lines: lines(of: run))
      if let known = branches.firstIndex(where: { $0.payload == branch.payload && $0.lines == branch.lines })
      {
        places.append(known)
      } else {
        places.append(branches.count)
        branches.append(branch)
      }
    }
  }

  /// Puts what is written into the result, with the edits if nothing stays by hand.
  func complete(_ result: inout AppliedStates) {
    let indent = file.indentUnit(in: runs[0].method)
    result.declaration = declaration(indent)
    result.assumptions = runs.flatMap { run in
      run.handed.map { "'\($0)' in '\(run.method.fullName)' is the property '\($0)'" }
    }
    let edits = zip(runs, places).map {
      file.replacement(of: range(of: $0), by: [call(of: $0, $1)], indent: indent)
    }
    result.changes = zip(runs, places).map { run, place in
      let range = range(of: run)
      return RewrittenLines(
        location: file.location(from: range.lowerBound, to: range.upperBound), old: lines(of: run),
        new: [call(of: run, place)])
    }.sorted { $0.location < $1.location }
    let rewritten = StateRewrite.File(
      text: FileText(path: file.path, bytes: file.bytes),
      edits: edits + [insertion(of: result.declaration, indent)])
    let check = InliningCheck(enumName: enumName, functionName: functionName)
    if let reason = check.difference(from: file, to: ParsedFile(rewritten.rewritten)) {
      result.remainders.append(
        Refusal("it cannot be shown that nothing changes: \(reason)", at: result.location))
    }
    if result.remainders.isEmpty { result.files = [rewritten] }
  }
}

extension AppliedStatesWriting {
  /// The statements, with the comment behind the last one, and with those above the first one where it begins a block.
  private func range(of run: DrivingRun) -> Range<Int> {
    let first = run.items[0]
    let beginsBlock = first.parent?.as(CodeBlockItemListSyntax.self)?.first?.id == first.id
    let start = beginsBlock ? file.afterBlanks(file.commentStart(of: first)) : file.start(of: first)
    // A semicolon behind it stays.
    let end = file.end(of: run.items[run.items.count - 1].item)
    let rest = file.text(end..<file.endOfLine(end))
    guard rest.trimmed.hasPrefix("//") else { return start..<end }
    return start..<(end + rest.utf8.count - rest.reversed().prefix(while: \.isWhitespace).count)
  }

  private func lines(of run: DrivingRun) -> [String] {
    let range = range(of: run)
    let indentation = file.indentation(at: range.lowerBound)
    return file.text(range).replacing("\r\n", with: "\n").lines.enumerated().map { index, line in
      index > 0 && line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : line
    }
  }

  private func call(of run: DrivingRun, _ place: Int) -> String {
    let branch = branches[place]
    let payload = branch.payload.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let owner = run.site == .closure ? "self." : ""
    return "\(owner)\(functionName)(.\(branch.name)\(payload.isEmpty ? "" : "(\(payload))"))"
  }

  private func declaration(_ indent: String) -> [String] {
    let cases = branches.map { branch in
      let payload = branch.payload.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      return "\(indent)case \(escaped(branch.name))\(payload.isEmpty ? "" : "(\(payload))")"
    }
    let state = enumName.startingSmall
    let applied = branches.flatMap { branch -> [String] in
      let payload = branch.payload.map { "let \($0.name)" }.joined(separator: ", ")
      return ["\(indent)case .\(branch.name)\(payload.isEmpty ? "" : "(\(payload))"):"]
        + branch.lines.map { $0.isEmpty ? $0 : indent + indent + $0 }
    }
    return ["private enum \(enumName) {"] + cases + [
      "}", "", "private func \(functionName)(_ \(state): \(enumName)) {",
    ]
      + ["\(indent)switch \(state) {"] + applied + ["\(indent)}", "}"]
  }

  /// Before the first method, or at the end of the class where that method stands in an extension of the same file.
  private func insertion(of lines: [String], _ indent: String) -> SourceEdit {
    let method = runs[0].method
    if let end = endOfClass(around: method) {
      let inner = file.indentation(at: end) + indent
      return SourceEdit(
        range: file.lineStart(end)..<file.lineStart(end),
        replacement: written("\n" + inner + lines.indented(by: inner) + "\n"))
    }
    let start = file.commentStart(of: method)
    let indentation = file.indentation(at: file.start(of: method))
    let gap = file.isAfterGap(start) ? "" : "\n"
    return SourceEdit(
      range: start..<start,
      replacement: written(gap + indentation + lines.indented(by: indentation) + "\n\n"))
  }

  private func written(_ text: String) -> String { text.replacing("\n", with: file.lineEnd) }

  /// The closing brace of the class, if the method does not stand in it, and nothing is nested.
  private func endOfClass(around method: FunctionDeclSyntax) -> Int? {
    guard method.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true else { return nil }
    let found = file.tree.statements.compactMap { $0.item.as(ClassDeclSyntax.self) }
      .first { $0.name.text == type.name }
    guard let found, !found.memberBlock.members.isEmpty else { return nil }
    let end = file.start(of: found.memberBlock.rightBrace)
    return file.isFirstInLine(end) ? end : nil
  }
}
