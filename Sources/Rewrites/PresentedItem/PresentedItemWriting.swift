import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Works out what each use of the flags becomes.
struct PresentedItemWriting {
  private let type: ProjectType
  private let flags: [String]
  private let place: Location
  private let files: [ParsedFile]
  private let names: EnumNames

  init(_ type: ProjectType, _ flags: [String], at place: Location, in files: [ParsedFile]) {
    self.type = type
    self.flags = flags
    self.place = place
    self.files = files
    names = Self.names(in: files)
  }

  private static func names(in files: [ParsedFile]) -> EnumNames {
    let used = files.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
    let free = ["Presented", "PresentedItem", "Shown"].first {
      !used.contains($0) && !used.contains($0.startingSmall)
    }
    let type = free ?? "PresentedThing"
    return EnumNames(type: type, property: type.startingSmall, cases: [:])
  }

  var result: PresentedItem {
    var changes: [PresentedItem.Change] = []
    var remainders: [Refusal] = []
    var rewritten: [StateRewrite.File] = []
    for file in files {
      let uses = FlagUses(
        flags, names: caseNames, property: names.property, of: type.name, in: file)
      changes += uses.found.map { use in
        PresentedItem.Change(
          location: file.location(from: use.range.lowerBound, to: use.range.upperBound),
          old: file.text(use.range), new: use.text)
      }
      remainders += uses.remainders
      let edits = merged(
        uses.found.map { SourceEdit(range: $0.range, replacement: $0.text) } + declarationEdits(in: file))
      if !edits.isEmpty {
        rewritten.append(StateRewrite.File(text: FileText(path: file.path, bytes: file.bytes), edits: edits))
      }
    }
    return PresentedItem(
      type: type.name, location: place, flags: flags, declaration: declaration(indent: "  "),
      changes: changes.sorted { $0.location < $1.location }, remainders: remainders.sorted(),
      files: remainders.isEmpty ? rewritten.sorted { $0.text.path < $1.text.path } : [])
  }

  /// `isSettingsShown`, `showSettings`, `isShowingSettings` are all `settings`.
  private var caseNames: [String: String] {
    var taken: Set<String> = []
    return Dictionary(
      uniqueKeysWithValues: flags.map { flag in
        let name = flag.shownThing
        let isFree = !reservedWords.contains(name) && taken.insert(name).inserted
        return (flag, isFree ? name : flag)
      })
  }

  private func declaration(indent: String) -> [String] {
    // What the view hands to others may name the enum: it is as visible as the view.
    ["enum \(names.type): Identifiable {"]
      + flags.map { "\(indent)case \(caseNames[$0] ?? $0)" }
      + [
        "", "\(indent)var id: Self { self }", "}", "", "@State private var \(names.property): \(names.type)?",
      ]
  }

  /// The declarations of the flags, the first replaced by the new ones.
  private func declarationEdits(in file: ParsedFile) -> [SourceEdit] {
    let facts = type.variables.filter { flags.contains($0.fact.name) && $0.path == file.path }
    let places = Dictionary(
      uniqueKeysWithValues: facts.enumerated().map { ($0, Location(path: $1.path, span: $1.fact.span)) })
    let found = DeclarationFinder(places, in: file, number: 0).found
    return found.sorted { $0.key < $1.key }.map { index, stored in
      let start = file.start(of: stored.declaration)
      let range = start..<file.end(of: stored.declaration)
      guard facts[index].fact.name == flags[0] else { return file.removal(ofLine: range) }
      let indent = file.indentUnit(in: stored.declaration)
      return SourceEdit(
        range: range, replacement: declaration(indent: indent).indented(by: file.indentation(at: start)))
    }
  }
}

extension String {
  /// `presented` for `Presented`.
  var startingSmall: String { prefix(1).lowercased() + dropFirst() }

  /// `settings` for `isSettingsShown`.
  fileprivate var shownThing: String {
    var rest = self
    for prefix in ["is", "should", "did"]
    where rest.hasPrefix(prefix) && rest.dropFirst(prefix.count).first?.isUppercase == true {
      rest = String(rest.dropFirst(prefix.count)).startingSmall
    }
    for prefix in ["showing", "shows", "show", "presenting", "presents", "present", "displaying", "display"]
    where rest.hasPrefix(prefix) && rest.dropFirst(prefix.count).first?.isUppercase == true {
      rest = String(rest.dropFirst(prefix.count)).startingSmall
      break
    }
    for suffix in [
      "IsPresented", "IsShown", "Presented", "Shown", "Visible", "Showing", "IsShowing", "Presenting",
    ]
    where rest.hasSuffix(suffix) && rest.count > suffix.count {
      rest = String(rest.dropLast(suffix.count))
      break
    }
    return rest
  }
}
