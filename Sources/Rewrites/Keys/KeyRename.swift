import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// Another text for a key of user defaults.
package struct KeyRename: Hashable, Sendable {
  package var old: String
  package var new: String

  /// `old=new`; nil where either is empty or no plain text, or where both are the same.
  package init?(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard parts.count == 2, parts.allSatisfy(Self.isPlain), parts[0] != parts[1] else { return nil }
    (old, new) = (parts[0], parts[1])
  }

  /// Whether a literal says it without any escape.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 32 && $0 != 127 && $0 != UInt8(ascii: "\"") && $0 != 92 }
  }
}

/// Works out the edits of places that spell the keys.
///
/// Parsing runs deep: give the thread a stack of 64 MiB or more.
package func renameKeys(_ renames: [KeyRename], in sources: KeySources) -> (
  migration: KeyMigration, refusals: [Refusal]
) {
  let files = sources.files.map(ParsedFile.init)
  var edits: [String: Set<SourceEdit>] = [:]
  var refusals: [Refusal] = []
  for rename in renames {
    guard let key = sources.ledger.keys.first(where: { $0.isDefault(rename.old) }) else { continue }
    let spelt = key.sites.filter { $0.spelling == .literal }.map(\.location) + key.names.map(\.location)
    for place in Set(spelt).sorted() {
      guard let file = files.first(where: { $0.path == place.path }),
        let edit = file.renaming(rename, at: place.span)
      else {
        refusals.append(Refusal("no plain literal of the key stands here", at: place))
        continue
      }
      edits[place.path, default: []].insert(edit)
    }
    for site in key.sites where site.spelling == .composed {
      refusals.append(Refusal("the key is put together from several texts here", at: site.location))
    }
    for resource in key.resources {
      let span = Span(line: 1, column: 1, endLine: 1, endColumn: 1)
      refusals.append(
        Refusal("the file knows the key '\(rename.old)', too", at: Location(path: resource.path, span: span)))
    }
  }
  return (keyMigration(renames, files, edits), refusals)
}

private func keyMigration(
  _ renames: [KeyRename], _ files: [ParsedFile], _ edits: [String: Set<SourceEdit>]
) -> KeyMigration {
  let changed = files.filter { edits[$0.path] != nil }.sorted { $0.path.precedesByBytes($1.path) }
  let imports = Set(
    changed.flatMap { file in
      file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    })
  let step = changed.lazy.map { SourceLayout(bytes: $0.bytes).indentationStep }.first { !$0.isEmpty }
  return KeyMigration(
    enums: [], renames: renames,
    files: changed.map { file in
      StateRewrite.File(
        text: FileText(path: file.path, bytes: file.bytes), edits: (edits[file.path] ?? []).sorted())
    },
    remainders: [], onceCount: 0, imports: imports, indentation: step ?? "  ")
}

extension ParsedFile {
  /// nil where neither a plain literal of the key nor a case that is called like it stands at the place.
  fileprivate func renaming(_ rename: KeyRename, at span: Span) -> SourceEdit? {
    let start = offset(of: span)
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: start)) else { return nil }
    for node in sequence(first: Syntax(token), next: \.parent).prefix(4) {
      if let literal = node.as(StringLiteralExprSyntax.self),
        literal.positionAfterSkippingLeadingTrivia.utf8Offset == start
      {
        guard let known = KeyLiteral(literal), known.value == rename.old, literal.openingPounds == nil else {
          return nil
        }
        return SourceEdit(
          range: self.start(of: literal)..<end(of: literal), replacement: KeyLiteral.plain(rename.new))
      }
      if let element = node.as(EnumCaseElementSyntax.self), element.rawValue == nil {
        guard element.name.text == rename.old else { return nil }
        let end = end(of: element.name)
        return SourceEdit(range: end..<end, replacement: " = \(KeyLiteral.plain(rename.new))")
      }
    }
    return nil
  }
}

extension IndexedKey {
  /// Whether it is the key of user defaults with this text.
  package func isDefault(_ text: String) -> Bool { store == .defaults && form == .exact && self.text == text }
}

extension KeyIndex {
  /// The same with other texts for some keys of user defaults.
  package func renamed(_ renames: [KeyRename]) -> KeyIndex {
    let texts = Dictionary(renames.map { ($0.old, $0.new) }) { first, _ in first }
    var result = self
    for place in result.keys.indices where result.keys[place].store == .defaults {
      if result.keys[place].form == .exact, let new = texts[result.keys[place].text] {
        result.keys[place].text = new
      }
    }
    return result
  }

  /// Without what one file does.
  package func without(_ path: String) -> KeyIndex {
    var result = self
    for place in result.keys.indices { result.keys[place].sites.removeAll { $0.location.path == path } }
    return result
  }
}

extension [KeyRename] {
  /// The lines that move what is stored, each step of indentation two blanks.
  var declaration: [String] {
    let moves = map { "    moveValue(\(KeyLiteral.plain($0.old)), to: \(KeyLiteral.plain($0.new)))" }
    return [
      "extension UserDefaults {",
      "  /// Moves what earlier versions have stored under old keys. Call it when the program starts, before anything",
      "  /// reads or registers the new ones; it does nothing where nothing is stored under an old key.",
      "  func moveRenamedKeys() {",
    ] + moves + [
      "  }", "", "  private func moveValue(_ old: String, to new: String) {",
      "    guard let value = object(forKey: old) else { return }",
      "    if object(forKey: new) == nil { set(value, forKey: new) }", "    removeObject(forKey: old)", "  }",
      "}",
    ]
  }
}
