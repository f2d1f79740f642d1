import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// What is known beforehand of the sources whose keys are migrated.
package struct KeySources: Sendable {
  package var project: Project
  package var ledger: KeyIndex
  /// Functions of which only the configuration says that they take a key.
  package var declared: [KeyDeclaration]
  /// The texts that the ledger was made of; at least those that hold a key.
  package var files: [FileText]
  /// Files that stay as they are, as they do not see what the new file declares.
  package var strangers: Set<String>

  package init(
    project: Project, ledger: KeyIndex, declared: [KeyDeclaration], files: [FileText],
    strangers: Set<String> = []
  ) {
    self.project = project
    self.ledger = ledger
    self.declared = declared
    self.files = files
    self.strangers = strangers
  }
}

/// Works out the enums and the edits.
///
/// Parsing runs deep: give the thread a stack of 64 MiB or more.
package func migrateKeys(
  _ selection: KeySelection, of sources: KeySources, style: KeyStyle = .typed
) -> KeyMigration {
  let chosen = sources.ledger.keys.filter {
    selection.stores.contains($0.store) && $0.form == .exact && !$0.handwrittenSites.isEmpty
  }
  let reading = KeyReading(sources)
  var remainders: [Refusal] = []
  var planned: [PlannedKey] = []
  let worthwhile = chosen.filter { !$0.isSpeltOnce }
  for key in worthwhile where key.isSpeltOut(outside: sources.strangers) {
    let plan = reading.plan(for: key)
    remainders += plan.refusals
    if plan.isWorthIt { planned.append(plan) }
  }
  let clashing = planned.clashing
  remainders += clashing.map { Refusal("its text is written in two ways", at: $0.key.sites[0].location) }
  planned.removeAll { plan in clashing.contains { $0.key == plan.key } }
  let contexts = style == .namespaced ? KeyContext.contexts(of: planned) : []
  let others = contexts.isEmpty ? planned : planned.filter { $0.key.store != .defaults }
  let enums = KeyNamespaces(sources.project).enums(of: others)
  return KeyMigration(
    enums: enums, contexts: contexts, files: reading.files(with: others.edits(enums)),
    remainders: Set(remainders).sorted(),
    onceCount: chosen.count { $0.isSpeltOnce || !$0.isSpeltOut(outside: []) }, imports: reading.imports,
    indentation: reading.indentation)
}

extension LedgerKey {
  /// Whether it stands in one place, where nothing but a text can: `@AppStorage("isOn")` declares it already.
  var isSpeltOnce: Bool {
    guard handwrittenSites.count == 1, let site = handwrittenSites.first else { return false }
    switch site.route {
    case .propertyWrapper: return true
    case .direct, .function: return site.kind == .appStorage || store != .defaults && store != .notifications
    }
  }

  /// Whether code that ships writes it as a literal where it uses it.
  func isSpeltOut(outside files: Set<String>) -> Bool {
    handwrittenSites.contains { site in
      site.spelling == .literal && site.access != .define && !files.contains(site.location.path)
    }
  }
}

extension [PlannedKey] {
  /// Keys that are the same text by different escapes: an enum cannot have both.
  fileprivate var clashing: [PlannedKey] {
    let counts = Dictionary(grouping: self) { "\($0.key.store) \(Array<UInt8>($0.literal.value.utf8))" }
    return filter { counts["\($0.key.store) \(Array<UInt8>($0.literal.value.utf8))"]?.count ?? 0 > 1 }
  }

  /// By path.
  fileprivate func edits(_ enums: [KeyEnum]) -> [String: [SourceEdit]] {
    var edits: [String: [SourceEdit]] = [:]
    for plan in self {
      let home = enums.first { $0.role == plan.role }
      guard let name = plan.known ?? home?.cases.first(where: { $0.text == plan.key.text })?.name else {
        continue
      }
      for use in plan.uses {
        edits[use.path, default: []].append(use.edit(naming: name, of: home?.fullName ?? ""))
      }
    }
    return edits
  }
}
