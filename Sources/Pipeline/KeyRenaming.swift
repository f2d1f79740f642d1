import UntangleFindings
import UntangleProjectModel
package import UntangleRewrites
import UntangleRules
package import UntangleSourceFiles

/// Why keys cannot get other texts; one lowercase sentence.
package struct KeyRenameError: Error, Sendable {
  package var message: String
}

extension Analysis {
  /// nil where each rename names a key of user defaults, and none of the new texts is one already.
  package func mistake(in renames: [KeyRename]) -> KeyRenameError? {
    let keys = project.ledger.keys.filter { $0.store == .defaults }
    let known = Set(keys.filter { $0.form == .exact }.map(\.text))
    var seen: Set<String> = []
    for rename in renames {
      guard known.contains(rename.old) else {
        return KeyRenameError(
          message: "no key of user defaults is '\(rename.old)'" + suggestion(for: rename.old, in: known))
      }
      if known.contains(rename.new) {
        return KeyRenameError(
          message: "'\(rename.new)' is a key already: what is stored under both would be one")
      }
      if let pattern = keys.first(where: { $0.form == .pattern && $0.text.isPattern(of: rename.new) }) {
        return KeyRenameError(
          message: "'\(rename.new)' may be the key '\(pattern.text)', which is put together")
      }
      if !seen.insert(rename.old).inserted || !seen.insert(rename.new).inserted {
        return KeyRenameError(message: "'\(rename.old)=\(rename.new)' meets another one of the renames")
      }
    }
    return nil
  }

  /// Of each old text, how many places say it that nobody follows; none where there are no such places.
  package func unfollowedMentions(of renames: [KeyRename]) -> [(text: String, count: Int)] {
    renames.map { ($0.old, project.ledger.unfollowedMentions(of: $0.old, in: project.project)) }
      .filter { $0.1 > 0 }
  }

  /// The edits, the file that moves what is stored, and whether the ledger shows nothing else.
  package func keyRenaming(_ renames: [KeyRename], output: String?) throws(ReadFailure) -> KeyRewriting {
    let keys = project.ledger.keys.filter { key in renames.contains { key.isDefault($0.old) } }
    let sources = try keySources(of: keys)
    let renamed = onDeepStack { renameKeys(renames, in: sources) }
    let migration = renamed.migration
    guard renamed.refusals.isEmpty else {
      return KeyRewriting(migration: migration, output: "", outcome: .refused(renamed.refusals))
    }
    let modules = ModuleFolders(imports: migration.imports)
    if let output {
      return KeyRewriting(
        migration: migration, output: output, module: modules.folder(of: output),
        outcome: outcome(of: migration, declaredIn: output))
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
}
