import UntangleRewrites

/// Which files are of one module: what one declares is not seen in another.
struct ModuleFolders {
  /// Modules that files import.
  let imports: Set<String>

  /// `Sources/App` of a package, or a top folder that other files import by its name; nil where nothing tells.
  func folder(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let folders = parts.dropLast()
    if let kind = folders.lastIndex(where: Self.kinds.contains), kind + 1 < folders.count {
      return parts[...(kind + 1)].joined(separator: "/")
    }
    // Deeper down a folder may share its name with a module of the system.
    return folders.first.flatMap { imports.contains($0) ? $0 : nil }
  }

  /// Folders of packages whose folders are modules.
  private static let kinds: Set<String> = ["Sources", "Tests", "Plugins"]

  enum Place {
    case file(String)
    /// One lowercase sentence.
    case severalModules(reason: String)
  }

  /// Where the enums are declared: beside the files that use them.
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

/// Empty for the current folder.
private func sharedFolder(of paths: [String]) -> String {
  let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
  guard let first = folders.first else { return "" }
  let count = first.indices.prefix { index in
    folders.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
  }.count
  return first.prefix(count).joined(separator: "/")
}
