import UntangleRewrites

/// Assigns files to modules, because a declaration is not visible in other modules without an import.
struct ModuleFolders {
  /// Names of modules that the files import.
  let imports: Set<String>

  /// The module's folder: `Sources/App` in a package, or a top-level folder whose name other files import.
  /// nil if neither applies.
  func folder(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let folders = parts.dropLast()
    if let kind = folders.lastIndex(where: Self.kinds.contains), kind + 1 < folders.count {
      return parts[...(kind + 1)].joined(separator: "/")
    }
    // Only top-level folders: a deeper one may share its name with a system module.
    return folders.first.flatMap { imports.contains($0) ? $0 : nil }
  }

  /// Folders of a package that have one subfolder for each module.
  private static let kinds: Set<String> = ["Sources", "Tests", "Plugins"]

  enum Place {
    case file(String)
    /// One lowercase sentence.
    case severalModules(reason: String)
  }

  /// The place for the enum declarations: beside the files that use them.
  func place(of migration: KeyMigration) -> Place {
    let paths = migration.files.map(\.text.path)
    let modules = Dictionary(grouping: paths, by: folder)
    guard modules.count == 1, let module = modules.keys.first else {
      return .severalModules(reason: reason(modules, migration.fileName))
    }
    let folder = module ?? sharedFolder(of: paths)
    return .file(folder.isEmpty ? migration.fileName : "\(folder)/\(migration.fileName)")
  }

  private func reason(_ modules: [String?: [String]], _ fileName: String) -> String {
    let names = modules.map { "\($0.key ?? "other folders") (\($0.value.count))" }.sorted()
    let example = modules.keys.compactMap(\.self).min() ?? "Sources/App"
    return
      "the files are of \(modules.count) modules, and what one declares is not seen in another: "
      + "\(names.joined(separator: ", ")); choose one with --output, like \(example)/\(fileName)"
  }
}

/// The deepest common folder; empty for the current folder.
private func sharedFolder(of paths: [String]) -> String {
  let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
  guard let first = folders.first else { return "" }
  let count = first.indices.prefix { index in
    folders.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
  }.count
  return first.prefix(count).joined(separator: "/")
}
