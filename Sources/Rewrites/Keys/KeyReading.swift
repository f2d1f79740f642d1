import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Analyses the places of keys, and decides what can replace them.
struct KeyReading {
  private let certain: CertainDefaults
  private let declared: Set<String>
  private let strangers: Set<String>
  /// By path.
  private let files: [String: KeyFile]

  /// Parses one file after another, and keeps only what is needed: all trees together would take far more
  /// memory.
  init(_ sources: KeySources) {
    certain = CertainDefaults(sources.project)
    declared = Set(sources.declared.map(\.call.baseName))
    strangers = sources.strangers
    let keys = sources.ledger.keys
    let sites = Dictionary(grouping: keys.flatMap(\.handwrittenSites).map(\.location), by: \.path)
    let names = Dictionary(grouping: keys.flatMap(\.names).map(\.location), by: \.path)
    files = sources.files.reduce(into: [:]) { files, text in
      guard files[text.path] == nil else { return }
      files[text.path] = KeyFile(
        ParsedFile(text), sites: sites[text.path] ?? [], names: names[text.path] ?? [])
    }
  }

  func plan(for key: IndexedKey) -> PlannedKey {
    let role = key.role
    var plan = PlannedKey(key: key, literal: KeyLiteral(plain: key.text), role: role)
    var literals: Set<KeyLiteral> = []
    let sites = key.sites.filter { site in
      // A definition of a `Notification.Name` constant is not replaced: other uses become references to it.
      site.access != .define && (role != .notifications || site.spelling == .literal)
    }
    if role == .notifications { plan.known = key.names.lazy.compactMap(visibleName).first }
    for site in sites {
      switch reading(site, role) {
      case .use(let use, let literal):
        plan.uses.append(use)
        if let literal { literals.insert(literal) }
      case .refusal(let reason): plan.refusals.append(Refusal(reason, at: site.location))
      }
    }
    // The first by bytes, so that the result does not depend on the order of files.
    let ordered = literals.sorted { $0.source.precedesByBytes($1.source) }
    if let first = ordered.first { plan.literal = first }
    if Set(ordered.map { Array($0.value.utf8) }).count > 1 {
      plan.refusals +=
        plan.uses.isEmpty ? [] : [Refusal("its text is written in two ways", at: key.sites[0].location)]
      plan.uses = []
    }
    return plan
  }

  /// The last part of the name of a `Notification.Name` constant that other files can see; nil for others.
  private func visibleName(_ name: KeyName) -> String? {
    let parts = name.name.split(separator: ".").map(String.init)
    guard parts.count == 3, ["Notification", "NSNotification"].contains(parts[0]), parts[1] == "Name",
      let file = files[name.location.path], file.visibleNames.contains(name.location.span)
    else { return nil }
    return parts[2]
  }

  func files(with edits: [String: [SourceEdit]]) -> [StateRewrite.File] {
    edits.keys.sorted { $0.precedesByBytes($1) }.compactMap { path in
      guard let file = files[path], let edits = edits[path] else { return nil }
      return StateRewrite.File(text: FileText(path: path, bytes: file.bytes), edits: Set(edits).sorted())
    }
  }

  /// The names of imported modules, without submodules.
  var imports: Set<String> {
    files.values.reduce(into: []) { $0.formUnion($1.imports) }
  }

  /// The indentation unit of the first file that has indented lines.
  var indentation: String {
    let paths = files.keys.sorted { $0.precedesByBytes($1) }
    let steps = paths.lazy.compactMap { files[$0]?.indentation }
    return steps.first { !$0.isEmpty } ?? "  "
  }

  private enum Reading {
    case use(PlannedKey.Use, KeyLiteral?)
    /// The reason why the place stays unchanged.
    case refusal(String)
  }

  private func reading(_ site: KeySite, _ role: KeyEnum.Role) -> Reading {
    switch site.origin {
    case .handwritten: break
    case .test: return .refusal("it is in a test, which other keys would not fail")
    case .generated: return .refusal("the file is generated")
    }
    if strangers.contains(site.location.path) { return .refusal("it is in another module than the new file") }
    guard let file = files[site.location.path], file.integrity == .intact else {
      return .refusal("the file has syntax errors")
    }
    guard let place = file.places[site.location.span] else {
      return .refusal("it is no expression of its own")
    }
    if let reason = reasonToLeave(site, place) { return .refusal(reason) }
    return use(site, place, role)
  }

  private func reasonToLeave(_ site: KeySite, _ place: KeyPlace) -> String? {
    switch (place.content, site.spelling) {
    case (.other, _): return "it is no plain literal on one line"
    case (.literal, .named): return "a local constant holds it"
    case (_, .composed): return "it is put together from several texts"
    case (.literal, .literal), (.reference, _): break
    }
    if case .function(let name) = site.route,
      let base = name.split(separator: ".").last.map(String.init), declared.contains(base)
    {
      return "what '\(base)' takes is not known"
    }
    return certain.contains(site.location) ? nil : "it is not certain that the call is one of UserDefaults"
  }

  private func use(_ site: KeySite, _ place: KeyPlace, _ role: KeyEnum.Role) -> Reading {
    var use = PlannedKey.Use(
      path: site.location.path, range: place.range, form: .text, spelling: site.spelling)
    switch role {
    case .defaults(let type):
      if site.route == .direct, case .defaultsCall(let call, let value) = place.position,
        call != .set || type.takes(value, ofType: site.valueType)
      {
        use.form = .typed(call)
      }
    case .notifications:
      guard case .name(let range) = place.position else {
        return .refusal("it is in no call that certainly takes a notification's name")
      }
      use.form = .name
      use.range = range
    case .texts: break
    }
    guard case .literal(let literal) = place.content else { return .use(use, nil) }
    return .use(use, literal)
  }
}

/// The facts about keys in one file.
private struct KeyFile {
  enum Integrity { case intact, broken }

  let bytes: [UInt8]
  let integrity: Integrity
  /// By the spans of key sites. Leaves out sites that are not a whole expression.
  let places: [Span: KeyPlace]
  /// The spans of key constants that other files can see.
  let visibleNames: Set<Span>
  /// The names of imported modules, without submodules.
  let imports: Set<String>
  /// Empty where no line is indented.
  let indentation: String

  init(_ file: ParsedFile, sites: [Location], names: [Location]) {
    bytes = file.bytes
    integrity = file.tree.hasError ? .broken : .intact
    var places: [Span: KeyPlace] = [:]
    for site in sites where places[site.span] == nil { places[site.span] = KeyPlace(site.span, in: file) }
    self.places = places
    visibleNames = Set(names.map(\.span).filter { file.isVisible(at: $0) })
    imports = Set(
      file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
    indentation = SourceLayout(bytes: file.bytes).indentationStep
  }
}

extension ParsedFile {
  /// Whether no enclosing declaration is private.
  fileprivate func isVisible(at span: Span) -> Bool {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset(of: span))) else { return false }
    return sequence(first: Syntax(token), next: \.parent).allSatisfy { node in
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } != true
    }
  }
}

extension IndexedKey {
  fileprivate var role: KeyEnum.Role {
    switch store {
    case .defaults: .defaults(storedType)
    case .notifications: .notifications
    default: .texts(store)
    }
  }
}
