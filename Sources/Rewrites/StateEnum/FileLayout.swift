import SwiftSyntax
import UntangleSourceFiles

extension ParsedFile {
  /// Replaces statements by lines, in place of the first statement.
  func replacement(of stretch: Range<Int>, by lines: [String], indent: String) -> SourceEdit {
    // A statement after it on the same line still needs the semicolon.
    let hasSemicolon = bytes[stretch.upperBound - 1] == UInt8(ascii: ";")
    let range = stretch.lowerBound..<(hasSemicolon ? stretch.upperBound - 1 : stretch.upperBound)
    let indentation = indentation(at: range.lowerBound)
    if lines.count == 1 || isFirstInLine(range.lowerBound) {
      return SourceEdit(range: range, replacement: lines.indented(by: indentation))
    }
    // Several lines do not fit into a one-line body: `{ self.isSaved = true }`.
    let inner = indentation + indent
    let before =
      bytes[..<range.lowerBound].lastIndex { ![UInt8(ascii: " "), UInt8(ascii: ";")].contains($0) }
      .map { $0 + 1 } ?? 0
    // What follows on the line gets its own, without the semicolon.
    let after = afterBlanks(stretch.upperBound)
    let isFollowed = hasSemicolon && !isLineEnd(at: after)
    let rest = isLineEnd(at: after) ? "" : "\n" + (isFollowed ? inner : indentation)
    return SourceEdit(
      range: before..<after, replacement: "\n" + inner + lines.indented(by: inner) + rest)
  }

  /// Inserts lines where there is no statement to replace; nil where there are no lines, or the run has
  /// statements of its own.
  func insertion(of lines: [String], for entry: WriteRun.Entry, indent: String) -> SourceEdit? {
    guard !lines.isEmpty else { return nil }
    switch entry {
    case .ownItem: return nil
    case .startOf(let list): return insertion(of: lines, atStartOf: list, indent: indent)
    case .endOf(let list):
      guard let last = list.last else { return insertion(of: lines, atStartOf: list, indent: indent) }
      return insertion(of: lines, behind: last, indent: indent)
    case .after(let item):
      let end = endWithComment(end(of: item))
      let indentation = indentation(at: start(of: item))
      return insertion("\n" + indentation + lines.indented(by: indentation), at: end)
    case .newElse(let branch):
      let indentation = indentation(at: start(of: branch))
      let inner = indentation + indent
      let isOneLine = lines.count == 1 && !text(of: branch.body).contains("\n")
      let text =
        if isOneLine {
          " else { \(lines[0]) }"
        } else if lines.areOneCondition {
          " else \(lines.indented(by: indentation))"
        } else {
          " else {\n\(inner)\(lines.indented(by: inner))\n\(indentation)}"
        }
      return insertion(text, at: end(of: branch))
    }
  }

  /// Replaces a variable's declaration by lines. A blank line follows them, unless one does already, or `isFollowed` says
  /// that what is below belongs to them.
  func replacement(of stored: StoredDeclaration, by lines: [String], isFollowed: Bool) -> SourceEdit {
    var range = start(of: stored.declaration)..<end(of: stored.declaration)
    var lines = lines
    // A comment behind the variable stays with its name, and does not go behind the closing brace.
    let rest = afterBlanks(range.upperBound)..<endOfLine(range.upperBound)
    if !rest.isEmpty, text(rest).hasPrefix("//"), !lines.isEmpty {
      lines[0] += "  " + text(rest)
      range = range.lowerBound..<rest.upperBound
    }
    var text = lines.indented(by: indentation(at: range.lowerBound))
    if !isFollowed, !isBeforeGap(range.upperBound) { text += "\n" }
    return SourceEdit(range: range, replacement: text)
  }

  private func insertion(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(range: offset..<offset, replacement: text)
  }

  private func insertion(
    of lines: [String], atStartOf list: CodeBlockItemListSyntax, indent: String
  ) -> SourceEdit {
    guard let first = list.first else {
      return EmptyBlock(list, in: self).map { $0.edit(filling: lines, indent: indent) }
        ?? insertion(lines.joined(separator: "; "), at: list.position.utf8Offset)
    }
    let offset = start(of: first)
    let indentation = indentation(at: offset)
    if isFirstInLine(offset) {
      return insertion(lines.indented(by: indentation) + "\n" + indentation, at: offset)
    }
    let inner = indentation + indent
    return lines.count == 1
      ? insertion("\(lines[0]); ", at: offset)
      : insertion("\n" + inner + lines.indented(by: inner) + "\n" + inner, at: offset)
  }

  private func insertion(
    of lines: [String], behind last: CodeBlockItemSyntax, indent: String
  ) -> SourceEdit {
    let indentation = indentation(at: start(of: last))
    if isFirstInLine(start(of: last)) {
      return insertion(
        "\n" + indentation + lines.indented(by: indentation), at: endWithComment(end(of: last)))
    }
    let inner = indentation + indent
    return lines.count == 1
      ? insertion("; \(lines[0])", at: end(of: last))
      : insertion("\n" + inner + lines.indented(by: inner) + "\n" + indentation, at: end(of: last))
  }

  /// The end of the comment that follows on the same line; the offset itself without one.
  func endWithComment(_ offset: Int) -> Int {
    let end = endOfLine(offset)
    return text(offset..<end).trimmed.hasPrefix("//") ? end : offset
  }

  /// The range of a run's statements, or the point where it would be inserted.
  func location(of run: WriteRun) -> Location {
    guard let first = run.items.first, let last = run.items.last else {
      return location(from: run.start, to: run.start)
    }
    return location(from: start(of: first), to: end(of: last))
  }

  /// The ranges of the statements. Adjacent statements on one line are one range: `isA = true; isB = false`.
  func stretches(of items: [CodeBlockItemSyntax]) -> [Range<Int>] {
    items.reduce(into: []) { stretches, item in
      let range = start(of: item)..<end(of: item)
      guard let last = stretches.last, last.upperBound <= range.lowerBound,
        text(last.upperBound..<range.lowerBound).allSatisfy({ " ;".contains($0) })
      else { return stretches.append(range) }
      stretches[stretches.count - 1] = last.lowerBound..<range.upperBound
    }
  }

  /// Removes statements, with their line if that becomes empty. Comments stay.
  func removal(of stretch: Range<Int>) -> SourceEdit {
    let start = stretch.lowerBound
    let end = stretch.upperBound
    let rest = afterBlanks(end)
    if isFirstInLine(start) {
      guard isLineEnd(at: rest) else { return SourceEdit(range: start..<rest, replacement: "") }
      let after = afterLineEnd(rest)
      let line = lineStart(start)
      // A blank line does not stay behind as the last one of a block, or beside another one.
      let above = line > 0 ? lineStart(line - 1) : line
      let isLast =
        above < line && text(above..<line).trimmed.isEmpty
        && (bytes[afterBlanks(after)...].first == UInt8(ascii: "}") || isLineEnd(at: afterBlanks(after)))
      return SourceEdit(range: (isLast ? above : line)..<after, replacement: "")
    }
    // In `isA = true; isB = false; save()` one semicolon stays.
    if bytes[end - 1] == UInt8(ascii: ";"), !isLineEnd(at: rest) {
      return SourceEdit(range: start..<rest, replacement: "")
    }
    // In `isA = true; isB = false`, the preceding semicolon is removed too.
    var before = start
    while before > 0, [UInt8(ascii: " "), UInt8(ascii: ";")].contains(bytes[before - 1]) { before -= 1 }
    let isBraced = before > 0 && bytes[before - 1] == UInt8(ascii: "{")
    if isBraced, rest < bytes.count, bytes[rest] == UInt8(ascii: "}") {
      return SourceEdit(range: before..<rest, replacement: "")
    }
    return SourceEdit(range: (isBraced ? start : before)..<end, replacement: "")
  }

  /// Removes code, with its line if that becomes empty. Comments stay.
  func removal(ofLine range: Range<Int>) -> SourceEdit {
    let rest = afterBlanks(range.upperBound)
    let isAlone = isFirstInLine(range.lowerBound) && isLineEnd(at: rest)
    return SourceEdit(
      range: isAlone ? lineStart(range.lowerBound)..<afterLineEnd(rest) : range, replacement: "")
  }

  /// The start of the first line of a declaration, with the comments and attributes above it. For a
  /// declaration that is not first in its line, the start of the declaration.
  func commentStart(of declaration: some SyntaxProtocol) -> Int {
    var start = start(of: declaration)
    guard isFirstInLine(start) else { return start }
    start = lineStart(start)
    let first = declaration.position.utf8Offset
    while start > 0 {
      let previous = lineStart(start - 1)
      let text = text(previous..<start).trimmed
      guard previous >= first,
        text.hasPrefix("//") || text.hasPrefix("@") || text.hasPrefix("*") || text.hasPrefix("/*"),
        !text.hasPrefix(sectionMark)
      else { break }
      start = previous
    }
    return start
  }

  /// Whether the line above is empty or ends with the opening brace of the scope.
  func isAfterGap(_ offset: Int) -> Bool {
    let line = lineStart(offset)
    guard line > 0 else { return true }
    let above = text(lineStart(line - 1)..<line).trimmed
    return above.isEmpty || above.hasSuffix("{")
  }

  /// The start of the next line.
  func nextLine(_ offset: Int) -> Int { afterLineEnd(endOfLine(offset)) }

  /// The end of the line at an offset, without its line ending.
  func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while !isLineEnd(at: end) { end += 1 }
    return end
  }

  /// Whether the line below is empty or starts with a closing brace.
  func isBeforeGap(_ offset: Int) -> Bool {
    let next = nextLine(offset)
    guard next < bytes.count else { return true }
    let below = text(next..<endOfLine(next)).trimmed
    return below.isEmpty || below.hasPrefix("}")
  }

  /// One level of indentation, derived from a member of a type.
  func indentUnit(in member: some SyntaxProtocol) -> String {
    let own = indentation(at: start(of: member))
    var parent = member.parent
    while let node = parent, !node.isProtocol((any DeclGroupSyntax).self) { parent = node.parent }
    guard let type = parent else { return own.isEmpty ? "  " : own }
    let outer = indentation(at: start(of: type))
    guard own.count > outer.count, own.hasPrefix(outer) else { return "    " }
    return String(own.dropFirst(outer.count))
  }
}

extension StoredDeclaration {
  /// The text before `var` in the computed property: without an access level of the setter, which no longer
  /// exists, and without property wrappers, which a computed property cannot have.
  enum Settable { case yes, no }

  func head(without wrappers: [String], settable: Settable = .no) -> String {
    let attributes = declaration.attributes.filter { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return !(name.map(wrappers.contains) ?? false)
    }.map { $0.trimmedDescription + " " }
    let modifiers = declaration.modifiers.filter { settable == .yes || $0.detail == nil }.map {
      $0.trimmedDescription + " "
    }
    return (attributes + modifiers).joined()
  }
}

extension [String] {
  /// Whether it is one `if` with its branches.
  var areOneCondition: Bool { first?.hasPrefix("if ") == true && !dropLast().contains("}") }

  /// Joins the lines. All but the first are indented, except empty ones.
  func indented(by indentation: String) -> String {
    enumerated().map { $0 == 0 || $1.isEmpty ? $1 : indentation + $1 }.joined(separator: "\n")
  }
}

extension ParsedFile {
  /// The text of a range, with its further lines relative to the line that it begins in.
  func relativeText(_ range: Range<Int>) -> String {
    text(range).relative(to: indentation(at: range.lowerBound))
  }
}

extension String {
  /// Without an indentation that all lines behind the first have; the same text where one has less.
  func relative(to indentation: String) -> String {
    let lines = lines
    guard !indentation.isEmpty, lines.count > 1,
      lines.dropFirst().allSatisfy({ $0.trimmed.isEmpty || $0.hasPrefix(indentation) })
    else { return self }
    let rest = lines.dropFirst().map { String($0.dropFirst(indentation.count)) }
    return ([lines[0]] + rest).joined(separator: "\n")
  }

  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// Without whitespace at both ends.
  var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}

/// Joins overlapping removals into one.
func merged(_ edits: [SourceEdit]) -> [SourceEdit] {
  edits.sorted().reduce(into: []) { result, edit in
    if let last = result.last, last.overlaps(edit), edit.replacement.isEmpty {
      let end = Swift.max(last.range.upperBound, edit.range.upperBound)
      result[result.count - 1].range = last.range.lowerBound..<end
    } else {
      result.append(edit)
    }
  }
}

/// The files that have edits, by path, with the line endings that each has. `edits` are in the order of the files.
func changed(_ files: [ParsedFile], by edits: [[SourceEdit]]) -> [StateRewrite.File] {
  zip(files, edits).filter { !$1.isEmpty }.map { file, edits in
    StateRewrite.File(
      text: FileText(path: file.path, bytes: file.bytes),
      edits: merged(edits).map {
        SourceEdit(range: $0.range, replacement: $0.replacement.replacing("\n", with: file.lineEnd))
      })
  }.sorted { $0.text.path < $1.text.path }
}

/// The mark of a section, which is not a comment on the following declaration.
let sectionMark = "// MA" + "RK:"

/// Braces without statements between them.
private struct EmptyBlock {
  private let file: ParsedFile
  private let start: Int
  private let end: Int

  /// nil where the list is in no braces of its own, as that of a `case`.
  init?(_ list: CodeBlockItemListSyntax, in file: ParsedFile) {
    guard let block = list.parent?.as(CodeBlockSyntax.self) else { return nil }
    (self.file, start, end) = (file, file.end(of: block.leftBrace), file.start(of: block.rightBrace))
  }

  /// A comment between the braces stays above the lines.
  func edit(filling lines: [String], indent: String) -> SourceEdit {
    let held = file.text(start..<end)
    if lines.count == 1, held.allSatisfy({ $0 == " " }) {
      return SourceEdit(range: start..<end, replacement: " \(lines[0]) ")
    }
    let indentation = file.indentation(at: start)
    let inner = indentation + indent
    let comment = held.trimmed.isEmpty ? "" : held.prefix(while: \.isWhitespace) + held.trimmed
    return SourceEdit(
      range: start..<end,
      replacement: comment + "\n" + inner + lines.indented(by: inner) + "\n" + indentation)
  }
}
