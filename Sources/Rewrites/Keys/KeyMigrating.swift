import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// The inputs of a migration of keys.
package struct KeySources: Sendable {
  package var project: Project
  package var ledger: KeyIndex
  /// Functions that take a key according to the configuration only.
  package var declared: [KeyDeclaration]
  /// The sources that the ledger was made from; at least those with a key.
  package var files: [FileText]
  /// The paths of files that stay unchanged, since they cannot see the new file's declarations.
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

/// Computes the enums and the edits.
///
/// Parsing recurses deeply: use a thread with a stack of at least 64 MiB.
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

extension IndexedKey {
  /// Whether the key has a single use that must be a literal anyway: `@AppStorage("isOn")` already declares
  /// it.
  var isSpeltOnce: Bool {
    guard handwrittenSites.count == 1, let site = handwrittenSites.first else { return false }
    switch site.route {
    case .propertyWrapper: return true
    case .direct, .function: return site.kind == .appStorage || store != .defaults && store != .notifications
    }
  }

  /// Whether handwritten code outside of `files` uses it as a literal.
  func isSpeltOut(outside files: Set<String>) -> Bool {
    handwrittenSites.contains { site in
      site.spelling == .literal && site.access != .define && !files.contains(site.location.path)
    }
  }
}

extension [PlannedKey] {
  /// Keys of the same value that are escaped differently. An enum cannot have cases for both.
  fileprivate var clashing: [PlannedKey] {
    let counts = Dictionary(grouping: self) { "\($0.key.store) \(Array<UInt8>($0.literal.value.utf8))" }
    return filter { counts["\($0.key.store) \(Array<UInt8>($0.literal.value.utf8))"]?.count ?? 0 > 1 }
  }

  /// The edits by path.
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
