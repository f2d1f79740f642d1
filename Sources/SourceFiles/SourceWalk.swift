/// A folder of the walk, with its context.
private struct WalkedFolder {
  let path: FilePath
  /// The ignore rules of the ancestors; those of the folder itself are added when it is entered.
  let rules: IgnoreRules
  let root: WalkRoot
  /// nil outside of asset catalogues.
  let assets: AssetScope?

  init(path: FilePath, rules: IgnoreRules, root: WalkRoot, in assets: AssetScope? = nil) {
    self.path = path
    self.rules = rules
    self.root = root
    self.assets = assets.map { $0.entering(path) } ?? AssetScope(catalogue: path)
  }
}

/// A folder that the user named.
private struct WalkRoot {
  /// The path with all links resolved: links must stay below it.
  let realPath: FilePath
  let style: PathStyle
}

/// A link found on a walk. Links are followed after all real files, so that real names take precedence.
private struct MetLink {
  let path: FilePath
  let rules: IgnoreRules
  let root: WalkRoot
}

/// The search for files, one root after the other. Appends to `discovery` in no order.
struct SourceWalk {
  let workingDirectory: FilePath
  let scope: PathScope
  let search: ResourceSearch
  /// nil where no settings files are searched.
  var settingsName: [UInt8]?
  var account = DiscoveryRequest.Account.files
  var named = DiscoveryRequest.NamedFiles.sources
  var discovery = Discovery()
  private var takenFiles: Set<FileIdentity> = []
  /// Empty where named files are sources.
  private var takenPaths: Set<FilePath> = []
  private var enteredFolders: Set<FileIdentity> = []
  private var links: [MetLink] = []

  init(workingDirectory: FilePath, scope: PathScope, search: ResourceSearch) {
    self.workingDirectory = workingDirectory
    self.scope = scope
    self.search = search
  }

  mutating func take(_ root: NamedPath) {
    if scope.excludes(root.path) {
      discovery.excludedByName.append(shown(root.path, root.style))
      return
    }
    switch root.status.kind {
    case .regular:
      switch named {
      case .sources: take(root.path, root.status, root.style)
      case .byName: takeByName(root)
      }
    case .folder:
      let walkRoot = WalkRoot(realPath: root.path.resolved() ?? root.path, style: root.style)
      walk(WalkedFolder(path: root.path, rules: IgnoreRules(above: root.path), root: walkRoot))
    case .link, .other:
      report(.notRegular, at: root.path, root.style)
    }
  }

  /// Takes a file as what its name says, once for each path.
  private mutating func takeByName(_ root: NamedPath) {
    takenFiles.insert(root.status.identity)
    guard takenPaths.insert(root.path).inserted else { return }
    let path = shown(root.path, root.style)
    let file = SourceFile(path: path, openPath: root.path.bytes, byteCount: root.status.byteCount)
    switch NamedResource(root.path) {
    case .interface: discovery.interfaces.append(file)
    case .named(let kind, let name):
      discovery.namedFiles.append(NamedFile(kind: kind, name: name, path: path))
    case .asset(let kind, let name, let folder):
      let asset = AssetFolder(kind: kind, name: name, path: shown(folder, root.style))
      if takenPaths.insert(folder).inserted { discovery.assets.append(asset) }
    case .catalogue: break
    case nil: discovery.files.append(file)
    }
  }

  /// Follows the links found. Skips a link that leads nowhere, in a circle or out of its root.
  mutating func followLinks() {
    while !links.isEmpty {
      let met = links
      links = []
      for link in met { follow(link) }
    }
  }

  private mutating func follow(_ link: MetLink) {
    guard let target = link.path.resolved(), target.isWithin(link.root.realPath),
      !scope.excludes(target), let status = try? target.ownStatus()
    else { return }
    switch status.kind {
    case .folder:
      guard scope.reaches(into: link.path) else { return }
      walk(WalkedFolder(path: link.path, rules: link.rules, root: link.root))
    case .regular, .other, .link:
      guard link.path.isSwift, scope.includes(link.path) else { return }
      takeFile(link.path, status, link.root)
    }
  }

  /// Uses an explicit stack, because folders can nest deeper than calls.
  private mutating func walk(_ start: WalkedFolder) {
    var waiting = [start]
    while let folder = waiting.popLast() {
      do throws(ReadFailure) {
        waiting += try enter(folder).reversed()
      } catch {
        report(error, at: folder.path, folder.root.style)
      }
    }
  }

  /// Takes the files of the folder and returns its subfolders to walk.
  private mutating func enter(_ folder: WalkedFolder) throws(ReadFailure) -> [WalkedFolder] {
    // Catalogues contain no sources, and they have thousands of folders.
    if folder.assets != nil, search != .sourcesAndResources { return [] }
    let identity = try folder.path.targetStatus().identity
    guard enteredFolders.insert(identity).inserted else { return [] }
    let entries = try listFolder(folder.path)
    var rules = folder.rules
    if entries.contains(where: { $0.speaksOfIgnoring }) { rules.enter(folder.path) }
    if let settingsName, entries.contains(where: { $0.name == settingsName }) {
      discovery.settingsFolders.append(String(decoding: folder.path.bytes, as: UTF8.self))
    }
    if account == .filesAndLeftOut { reportSkipped(entries, in: folder, rules) }
    var inner: [WalkedFolder] = []
    for entry in entries where !entry.isPassedOver {
      let path = folder.path.appending(entry.name)
      switch entry.kind ?? (try? path.ownStatus())?.kind ?? .other {
      case .folder:
        if scope.reaches(into: path), !rules.ignores(path, .folder), !scope.excludes(path) {
          if let asset = folder.assets?.asset(path) {
            let shownPath = shown(path, folder.root.style)
            discovery.assets.append(AssetFolder(kind: asset.kind, name: asset.name, path: shownPath))
          } else if search == .sourcesAndProjects,
            let project = XcodeProjectFile(path, shownAs: shown(path, folder.root.style))
          {
            discovery.projects.append(project)
          } else {
            inner.append(WalkedFolder(path: path, rules: rules, root: folder.root, in: folder.assets))
          }
        }
      case .link:
        if !scope.excludes(path), !rules.ignores(path, .link) {
          links.append(MetLink(path: path, rules: rules, root: folder.root))
        }
      case .regular, .other:
        meet(path, entry.status, rules, folder.root)
      }
    }
    return inner
  }

  private mutating func reportSkipped(_ entries: [FolderEntry], in folder: WalkedFolder, _ rules: IgnoreRules)
  {
    for entry in entries where entry.name.first != .dot {
      let path = folder.path.appending(entry.name)
      let kind = entry.kind ?? (try? path.ownStatus())?.kind ?? .other
      guard kind == .folder || path.isSwift else { continue }
      let reason: LeftOutPath.Reason? =
        if entry.isPassedOver {
          .name
        } else if scope.excludes(path) {
          .excluded
        } else if rules.ignores(path, kind) {
          .ignoredByGit
        } else if kind == .folder, !scope.reaches(into: path) {
          scope.excludesAll(in: path) ? .excluded : .notIncluded
        } else if kind != .folder, !scope.includes(path) {
          .notIncluded
        } else {
          nil
        }
      if let reason {
        discovery.leftOut.append(LeftOutPath(path: shown(path, folder.root.style), reason: reason))
      }
    }
  }

  private mutating func meet(
    _ path: FilePath, _ status: FileStatus?, _ rules: IgnoreRules, _ root: WalkRoot
  ) {
    if path.isInterface { return meetInterface(path, rules, root) }
    if search == .sourcesAndResources, let named = path.named {
      guard !scope.excludes(path), !rules.ignores(path, .regular) else { return }
      discovery.namedFiles.append(
        NamedFile(kind: named.kind, name: named.name, path: shown(path, root.style)))
      return
    }
    guard path.isSwift, !scope.excludes(path), scope.includes(path), !rules.ignores(path, .regular)
    else { return }
    do throws(ReadFailure) {
      let known = if let status { status } else { try path.ownStatus() }
      takeFile(path, known, root)
    } catch {
      report(error, at: path, root.style)
    }
  }

  private mutating func meetInterface(_ path: FilePath, _ rules: IgnoreRules, _ root: WalkRoot) {
    guard search == .sourcesAndResources, !scope.excludes(path), !rules.ignores(path, .regular),
      let status = try? path.ownStatus(), status.kind == .regular
    else { return }
    takeInterface(path, status, root.style)
  }

  private mutating func takeInterface(_ path: FilePath, _ status: FileStatus, _ style: PathStyle) {
    guard search == .sourcesAndResources, takenFiles.insert(status.identity).inserted else { return }
    discovery.interfaces.append(
      SourceFile(path: shown(path, style), openPath: path.bytes, byteCount: status.byteCount))
  }

  private mutating func takeFile(_ path: FilePath, _ status: FileStatus, _ root: WalkRoot) {
    if status.kind == .regular {
      take(path, status, root.style)
    } else {
      report(.notRegular, at: path, root.style)
    }
  }

  private mutating func take(_ path: FilePath, _ status: FileStatus, _ style: PathStyle) {
    guard takenFiles.insert(status.identity).inserted else { return }
    if named == .byName { takenPaths.insert(path) }
    discovery.files.append(
      SourceFile(path: shown(path, style), openPath: path.bytes, byteCount: status.byteCount))
  }

  private mutating func report(_ failure: ReadFailure, at path: FilePath, _ style: PathStyle) {
    discovery.problems.append(failure.problem(about: shown(path, style)))
  }

  private func shown(_ path: FilePath, _ style: PathStyle) -> String {
    shownPath(path, from: workingDirectory, style: style)
  }
}

extension FilePath {
  var isSwift: Bool { bytes.isSwift }
}

extension [UInt8] {
  /// Whether a name or path is that of a Swift file.
  var isSwift: Bool { suffix(6).elementsEqual(".swift".utf8) }
}

/// Folders of dependencies and build products. They are searched only where the user names them.
private let passedOverNames: Set<[UInt8]> = Set(
  ["Pods", "Carthage", "DerivedData", "node_modules"].map { Array($0.utf8) })

/// Whether walks skip files and folders of that name.
func isPassedOver(_ name: ArraySlice<UInt8>) -> Bool {
  name.first == .dot || passedOverNames.contains(Array(name))
}

extension FolderEntry {
  fileprivate var isPassedOver: Bool { UntangleSourceFiles.isPassedOver(name[...]) }

  fileprivate var speaksOfIgnoring: Bool {
    name.first == .dot && (name.elementsEqual(".git".utf8) || name.elementsEqual(".gitignore".utf8))
  }
}
