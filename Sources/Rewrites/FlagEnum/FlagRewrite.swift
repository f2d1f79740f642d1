import SwiftSyntax
package import UntangleProjectModel
package import UntangleSourceFiles

/// An enum of two cases in place of a stored flag of a type, with all that asks for the flag or sets it.
package struct FlagRewrite: Sendable {
  /// By path; empty where something is refused.
  package var files: [StateRewrite.File] = []
  /// Sorted by place.
  package var refusals: [Refusal] = []
  /// Comments that name the flag and stay as they are.
  package var comments: [Location] = []

  /// nil where the type declares no such property.
  ///
  /// Parsing recurses deeply: use a thread with a stack of at least 64 MiB.
  package init?(
    of name: String, in type: ProjectType, _ texts: [FileText], _ view: NamingFiles.View, of project: Project,
    naming chosen: ChosenNames
  ) {
    var place = type.location
    do throws(FixRefusal) {
      let own = Set(type.declarations.map(\.path))
      let declaring = try NamingFiles(
        naming: name, in: texts.filter { own.contains($0.path) }, .whole, of: project)
      guard let found = FlagProperty.all(named: name, of: type, in: declaring.files).first else { return nil }
      place = found.location
      // What a private flag is named like elsewhere is of no concern.
      let isCommon = texts.count { $0.mentions(name) } > NamingFiles.most
      let isNarrow = found.isClosed && (view == .part || isCommon)
      let known = isNarrow ? texts.filter { $0.path == found.home.path } : texts
      guard found.isClosed || view == .whole else {
        throw FixRefusal(
          "'\(name)' may be named by files that were not read: run it in the project's folder, without paths")
      }
      let files = try NamingFiles(naming: name, in: known, .whole, of: project)
      guard let flag = FlagProperty.all(named: name, of: type, in: files.files).first else { return nil }
      let writing = FlagWriting(
        flag, try FlagNames(of: name, chosen), files, texts, isNarrow ? .part : .whole, of: project)
      refusals = writing.refusals
      comments = writing.mentions.comments
      if refusals.isEmpty { (self.files, refusals) = writing.files }
    } catch {
      refusals = [Refusal(error.reason, at: place)]
    }
  }
}

/// The edits for one flag.
private struct FlagWriting {
  let flag: FlagProperty
  let names: FlagNames
  let mentions: FlagMentions
  private let project: Project
  private let texts: [FileText]
  private var places: FlagPlaces
  private let initializers: FlagInitializers
  private let layout: SourceLayout
  private var found: [Refusal] = []

  init(
    _ flag: FlagProperty, _ names: FlagNames, _ files: NamingFiles, _ texts: [FileText],
    _ view: NamingFiles.View, of project: Project
  ) {
    self.flag = flag
    self.names = names
    self.project = project
    self.texts = texts
    layout = SourceLayout(bytes: flag.home.file.bytes)
    let scope = FlagScope(flag, in: project)
    mentions = FlagMentions(scope, names, in: files.files)
    initializers = FlagInitializers(mentions, view)
    let uses = mentions.uses + initializers.uses
    places = FlagPlaces(uses, names)
    found = mentions.refusals + initializers.refusals
    found += FlagNameCheck(scope, names, texts).refusals
    let declared = FlagProperty.all(named: flag.name, of: flag.type, in: files.files)
    for reason in flag.reasons(in: project) { refuse(reason) }
    if declared.count > 1 { refuse("'\(flag.name)' is declared more than once") }
    let namesakes = project.types.count { $0.name == flag.type.name }
    if namesakes > 1 { refuse("\(namesakes) types are called '\(flag.type.name)'") }
    writeDeclaration()
    initializers.write(into: &places)
    for use in uses { places.write(use) }
    writeEnum()
  }

  var refusals: [Refusal] { Array(Set(found + places.refusals)).sorted() }

  private mutating func refuse(_ reason: String) {
    found.append(Refusal(reason, at: flag.location))
  }

  /// What is written; nothing where a file would not parse.
  var files: ([StateRewrite.File], [Refusal]) {
    var files: [StateRewrite.File] = []
    for (path, text) in places.texts.sorted(by: { $0.key.precedesByBytes($1.key) }) {
      guard let source = texts.first(where: { $0.path == path }) else { continue }
      let edits = text.edits
      let reason =
        edits.areOverlapping || !FixableFile(edits.applied(to: source.bytes)).parses
        ? "'\(path)' has code around '\(flag.name)' that is not understood" : nil
      if let reason { return ([], [Refusal(reason, at: flag.location)]) }
      files.append(StateRewrite.File(text: source, edits: edits))
    }
    return (files, [])
  }

  // The declaration

  private mutating func writeDeclaration() {
    let path = flag.home.path
    if let annotation = flag.binding.typeAnnotation {
      places.replace(flag.binding.pattern, with: names.property, in: path)
      places.replace(annotation.type, with: names.type, in: path)
    } else {
      places.replace(flag.binding.pattern, with: "\(names.property): \(names.type)", in: path)
    }
    if let initial = flag.initial { places.make([initial], in: path) }
  }

  /// At the top of the type.
  private mutating func writeEnum() {
    let brace = flag.members.leftBrace.byteRange.upperBound
    let end = layout.lineEnd(of: brace)
    guard let first = flag.members.members.first?.byteRange.lowerBound, first > end else {
      return refuse("a member of '\(flag.type.name)' stands beside its brace")
    }
    let newline = layout.newline(at: brace)
    let outer = layout.indentation(ofLineAt: first)
    let inner = outer + layout.indentationStep
    let access = initializers.areWidened ? nil : flag.access
    var lines = [outer + (access.map { $0 + " " } ?? "") + "enum \(names.type) {"]
    lines.append(inner + "case \(names.whenTrue), \(names.whenFalse)")
    switch places.toggling {
    case .unused: break
    case .used:
      lines += [
        "",
        inner
          + "mutating func toggle() { self = self == .\(names.whenTrue) ? .\(names.whenFalse) : .\(names.whenTrue) }",
      ]
    }
    lines.append(outer + "}")
    let next = layout.lineEnd(of: end) + newline.utf8.count
    let isFollowedByBlank =
      next < first
      && layout.indentation(ofLineAt: next).utf8.count + next
        == layout.lineEnd(of: next)
    if !isFollowedByBlank { lines.append("") }
    places.insert(lines.map { newline + $0 }.joined(), at: end, in: flag.home.path)
  }
}
