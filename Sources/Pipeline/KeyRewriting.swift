import UntangleConfiguration
import UntangleProjectModel
package import UntangleRewrites
import UntangleRules
package import UntangleSourceFiles

/// The result of an attempt to turn literal keys into enum cases.
package struct KeyRewriting: Sendable {
  package enum Outcome: Sendable {
    /// The rewritten sources have the same key index.
    case proved([FileReplacement])
    /// No key is a literal.
    case nothing
    /// One lowercase sentence per refusal.
    case refused([Refusal])
    /// The keys can be rewritten, but the file for their declarations cannot be placed; one lowercase
    /// sentence.
    case unplaced(reason: String)
  }

  package var migration: KeyMigration
  /// The file that declares the enums, as users see it.
  package var output: String
  /// The folder of that file's module; nil if the paths do not tell.
  package var module: String?
  package var outcome: Outcome
}

extension Analysis {
  /// The enums, and the edits to use them. Proves nothing.
  package func keyMigration(
    _ selection: KeySelection, style: KeyStyle = .typed
  ) throws(ReadFailure) -> KeyMigration {
    try keyMigration(selection, style: style) { _ in true }
  }

  /// `output` is the path of the new file; nil means a file beside the files that change. Only files of its
  /// module change.
  package func keyRewriting(
    _ selection: KeySelection, output: String?
  ) throws(ReadFailure) -> KeyRewriting {
    var migration = try keyMigration(selection)
    guard !migration.files.isEmpty else {
      return KeyRewriting(migration: migration, output: output ?? "", outcome: .nothing)
    }
    let modules = ModuleFolders(imports: migration.imports)
    if let output {
      migration = try keyMigration(selection) { modules.folder(of: $0) == modules.folder(of: output) }
      let isEmpty = migration.files.isEmpty
      return KeyRewriting(
        migration: migration, output: output, module: modules.folder(of: output),
        outcome: isEmpty ? .nothing : outcome(of: migration, declaredIn: output))
    }
    switch modules.place(of: migration) {
    case .file(let path):
      return KeyRewriting(
        migration: migration, output: path, module: modules.folder(of: path),
        outcome: outcome(of: migration, declaredIn: path))
    case .severalModules(let reason):
      return KeyRewriting(migration: migration, output: "", outcome: .unplaced(reason: reason))
    }
  }

  private func keyMigration(
    _ selection: KeySelection, style: KeyStyle = .typed, where isInModule: (String) -> Bool
  ) throws(ReadFailure) -> KeyMigration {
    let keys = project.ledger.keys.filter { selection.stores.contains($0.store) }
    let sources = try keySources(of: keys, where: isInModule)
    return onDeepStack { migrateKeys(selection, of: sources, style: style) }
  }

  /// The sources with the texts that spell some keys.
  func keySources(
    of keys: [IndexedKey], where isInModule: (String) -> Bool = { _ in true }
  ) throws(ReadFailure) -> KeySources {
    let paths = Set(keys.flatMap { $0.sites.map(\.location.path) + $0.names.map(\.location.path) })
    var files: [FileText] = []
    for text in outcome.texts where paths.contains(text.path) {
      files.append(FileText(path: text.path, bytes: try bytes(of: text)))
    }
    return KeySources(
      project: project.project, ledger: project.ledger, declared: outcome.request.configuration.keys,
      files: files, strangers: paths.filter { !isInModule($0) })
  }

  /// Proves the migration by reading the rewritten files and the new file in place of the originals.
  func outcome(of migration: KeyMigration, declaredIn place: String) -> KeyRewriting.Outcome {
    if outcome.texts.contains(where: { $0.path == place }) {
      return .unplaced(reason: "\(place) is there already; name another file with --output")
    }
    let declaration = Array(migration.declaration.utf8)
    var changed = outcome.request
    for file in migration.files { changed.replacements[file.text.path] = file.rewritten.bytes }
    let new = declaration.isEmpty ? [] : [newFile(place)]
    for file in new { changed.replacements[file.path] = declaration }
    let again = analyze(changed)
    if !new.isEmpty, !again.texts.contains(where: { $0.path == place }) {
      return .unplaced(reason: "\(place) is no Swift file in the folders that are read")
    }
    let paths = Set(migration.files.map(\.text.path) + [place])
    if let broken = again.problems.first(where: { paths.contains($0.path) }) {
      return .unplaced(reason: "the rewritten \(broken.path) \(broken.reason)")
    }
    let after = again.project.ledger
    if let difference = ledgerDifference(
      from: project.ledger.renamed(migration.renames),
      to: migration.renames.isEmpty ? after : after.without(place),
      declaredIn: place)
    {
      return .refused([difference])
    }
    return .proved(
      replacements(with: changed) + new.map { FileReplacement(file: $0, old: nil, new: declaration) })
  }

  private func newFile(_ path: String) -> SourceFile {
    let absolute = absolutePath(path, in: outcome.request.workingDirectory)
    // The folder exists, so its path is converted to the system's bytes; the file name is new.
    let slash = absolute.lastIndex(of: "/") ?? absolute.startIndex
    let openPath = systemPath(String(absolute[..<slash])) + Array(absolute[slash...].utf8)
    return SourceFile(path: path, openPath: openPath, byteCount: 0)
  }
}
