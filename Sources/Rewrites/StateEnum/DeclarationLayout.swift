import SwiftSyntax
import UntangleSourceFiles

/// Where an enum, its variable, and the computed properties with the old names are written in one file.
///
/// Stored properties that stand together stay together: the enum goes above them, its variable is in place of the first
/// one that it replaces, and the computed properties follow the last one, with the comments of the old declarations. A comment
/// that heads several declarations stays where it is.
struct DeclarationLayout {
  /// A declaration that goes.
  struct Replaced {
    var declaration: VariableDeclSyntax
    /// The computed properties with the names that it declared, relative to the indentation of a member.
    var computed: [String]
  }

  private let file: ParsedFile
  /// In the order of the file.
  private let replaced: [Replaced]
  /// The lines of the enum and of its variable, relative to the indentation of a member; nil in a file that does not
  /// have the first variable.
  private let whole: (enumLines: [String], variable: String, at: SyntaxIdentifier)?

  init(
    of replaced: [Replaced], in file: ParsedFile,
    _ whole: (enumLines: [String], variable: String, at: SyntaxIdentifier)?
  ) {
    self.file = file
    self.replaced = replaced.sorted { $0.declaration.position < $1.declaration.position }
    self.whole = whole
  }

  var edits: [SourceEdit] {
    var edits: [SourceEdit] = []
    var rest = replaced[...]
    while let first = rest.first {
      let run = StoredRun(around: first.declaration, in: file)
      let own = rest.prefix { run.contains($0.declaration.positionAfterSkippingLeadingTrivia.utf8Offset) }
      edits += self.edits(of: Array(own), in: run)
      rest = rest.dropFirst(max(own.count, 1))
    }
    return edits
  }

  /// The edits of the declarations that stand in one run.
  private func edits(of own: [Replaced], in run: StoredRun) -> [SourceEdit] {
    guard let first = own.first else { return [] }
    let indentation = file.indentation(at: file.start(of: first.declaration))
    let computed = own.filter { !$0.computed.isEmpty }.map { replaced in
      (run.isHeaded(replaced.declaration) ? [] : comment(of: replaced)) + lines(of: replaced)
    }
    var below = Array(computed.joined(separator: [""]))
    if !below.isEmpty, !file.isBeforeGap(run.end) { below.append("") }
    let goes = Set(own.map(\.declaration.id))
    let place = whole.flatMap { whole in own.first { $0.declaration.id == whole.at } }
    let last = run.members.last { !goes.contains($0.id) || $0.id == place?.declaration.id }
    var edits: [SourceEdit] = []
    if place != nil, let whole {
      let gap = file.isAfterGap(run.start) ? [] : [""]
      edits.append(
        insertion(gap + whole.enumLines + [""], at: run.start, indentation))
    }
    for declaration in own.map(\.declaration) {
      var text: [String] = []
      if let whole, declaration.id == place?.declaration.id { text.append(whole.variable) }
      if declaration.id == last?.id, !below.isEmpty { text += [""] + below }
      // Where nothing of the run stays, the names are written where the first one was.
      if last == nil, declaration.id == first.declaration.id { text = below }
      edits.append(replacement(of: declaration, in: run, by: text, indentation))
    }
    if let last, !goes.contains(last.id), !below.isEmpty {
      let end = file.endWithComment(file.end(of: last))
      edits.append(
        SourceEdit(
          range: end..<end,
          replacement: "\n" + ([""] + below).indented(by: indentation)))
    }
    return edits
  }

  /// Replaces a declaration and its comments by lines; without lines it goes.
  private func replacement(
    of declaration: VariableDeclSyntax, in run: StoredRun, by text: [String], _ indentation: String
  ) -> SourceEdit {
    let start = run.isHeaded(declaration) ? file.start(of: declaration) : file.commentStart(of: declaration)
    let range = start..<file.endWithComment(file.end(of: declaration))
    guard !text.isEmpty else { return file.removal(of: range) }
    return SourceEdit(
      range: file.afterBlanks(range.lowerBound)..<range.upperBound,
      replacement: text.indented(by: indentation))
  }

  /// The comment above a declaration.
  private func comment(of replaced: Replaced) -> [String] {
    let start = file.commentStart(of: replaced.declaration)
    let own = file.start(of: replaced.declaration)
    let text = file.text(start..<max(start, own)).relative(to: file.indentation(at: own))
    return text.lines.enumerated().map { $0 == 0 ? String($1.trimmed) : $1 }.filter { !$0.trimmed.isEmpty }
  }

  /// The computed properties, with the comment that stands behind the declaration.
  private func lines(of replaced: Replaced) -> [String] {
    var lines = replaced.computed
    let end = file.end(of: replaced.declaration)
    let rest = file.text(end..<file.endWithComment(end)).trimmed
    if !rest.isEmpty { lines[0] += "  " + rest }
    return lines
  }

  /// Inserts lines before an offset, on lines of their own.
  private func insertion(_ lines: [String], at offset: Int, _ indentation: String) -> SourceEdit {
    let isLineStart = file.lineStart(offset) == offset
    let text = ([""] + lines).indented(by: indentation).dropFirst() + "\n"
    return SourceEdit(
      range: offset..<offset, replacement: isLineStart ? String(text) : "\n" + text + indentation)
  }
}

/// Stored properties that follow each other in a type, with nothing else and no heading of a section between them.
struct StoredRun {
  /// In the order of the file.
  private(set) var members: [VariableDeclSyntax]
  private let file: ParsedFile

  /// The run that has a declaration; a run of its own for one that shares a line with other code.
  init(around declaration: VariableDeclSyntax, in file: ParsedFile) {
    members = [declaration]
    self.file = file
    guard let list = declaration.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return }
    let all = list.map { item in
      item.decl.as(VariableDeclSyntax.self).flatMap { isOnItsOwn($0) ? $0 : nil }
    }
    guard let middle = all.firstIndex(where: { $0?.id == declaration.id }) else { return }
    var first = middle
    while first > 0, let own = all[first], !isAfterHeading(own), all[first - 1] != nil { first -= 1 }
    let rest = all[(middle + 1)...].prefix { $0.map { !isAfterHeading($0) } ?? false }
    members = all[first...middle].compactMap(\.self) + rest.compactMap(\.self)
  }

  /// The first line of the first member, with its comment; an offset in UTF-8 bytes.
  var start: Int { members.first.map(file.commentStart) ?? 0 }

  /// The end of the last member; an offset in UTF-8 bytes.
  var end: Int { members.last.map(file.end) ?? 0 }

  /// Whether a comment above a declaration heads those below it, too: it is none of documentation, and the next one follows
  /// without a line between.
  func isHeaded(_ declaration: VariableDeclSyntax) -> Bool {
    guard let place = members.firstIndex(where: { $0.id == declaration.id }), place + 1 < members.count else {
      return false
    }
    let comments = declaration.leadingTrivia.filter(\.isComment)
    let isPlain =
      !comments.isEmpty && comments.allSatisfy { if case .lineComment = $0 { true } else { false } }
    let between = file.text(file.end(of: declaration)..<file.start(of: members[place + 1]))
    return isPlain && between.count { $0.isNewline } == 1 && !between.contains("/")
  }

  func contains(_ offset: Int) -> Bool { start <= offset && offset < end }

  /// Whether a property is stored, and alone on its lines.
  private func isOnItsOwn(_ declaration: VariableDeclSyntax) -> Bool {
    let isStored = declaration.bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let list):
        list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
    let end = file.end(of: declaration)
    let isLast = file.isLineEnd(at: file.afterBlanks(end)) || file.endWithComment(end) == file.endOfLine(end)
    return isStored && isLast && file.isFirstInLine(file.start(of: declaration))
  }

  /// Whether the heading of a section stands above a declaration.
  private func isAfterHeading(_ declaration: VariableDeclSyntax) -> Bool {
    declaration.leadingTrivia.contains { piece in
      switch piece {
      case .lineComment(let text), .docLineComment(let text): text.hasPrefix(sectionMark)
      default: false
      }
    }
  }
}
