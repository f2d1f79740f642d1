/// Two versions of the sources: the one to judge, and the base of the comparison.
package struct ChangedSources: Hashable, Sendable {
  package var judged = SourceOverlay()
  package var base = SourceOverlay()
  /// By the path of a changed file: its path in the base; nil for a new file.
  package var previousPaths: [String: String?] = [:]
  /// The full hash of the merge base; nil for a comparison of the index, whose base is the last commit.
  package var commonCommit: String?
}

/// What a run is compared with.
package enum ChangeScope: Hashable, Sendable {
  /// The working tree, compared with the merge base of a revision and the current branch.
  case since(String)
  /// The index, compared with the last commit.
  case staged
}

/// Asks git for the changes. Paths are relative to the process's folder.
///
/// `paths` are the paths to judge, as users name them. git knows nothing outside of its repository.
package func changedSources(
  _ scope: ChangeScope, of paths: [String], workingDirectory: String, git: GitClient
) throws(GitFailure) -> ChangedSources {
  let prefix = try git.prefix()
  let git = try git.withoutFilters()
  let reader = ChangeReader(git: git, prefix: prefix)
  if let stranger = reader.stranger(among: paths, workingDirectory) { throw .outside(stranger) }
  switch scope {
  case .since(let revision):
    let commit = try base(of: revision, git)
    var changes = try reader.changes(since: commit)
    changes.commonCommit = commit
    return changes
  case .staged: return try reader.stagedChanges()
  }
}

/// The merge base, so that changes of others since then do not count. The revision itself where there is
/// none.
private func base(of revision: String, _ git: GitClient) throws(GitFailure) -> String {
  guard try git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) != nil else { throw .noCommit }
  let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
  guard let commit = try git.line(name) else {
    throw try isShallow(git) ? .shallow(revision) : .unknownRevision(revision)
  }
  if let common = try git.line(["merge-base", commit, "HEAD"]), !common.isEmpty { return common }
  if try isShallow(git) { throw .shallow(revision) }
  return commit
}

private func isShallow(_ git: GitClient) throws(GitFailure) -> Bool {
  try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
}

/// The sources of one folder at any commit, as differences from the working tree.
package struct HistoricalSources: Sendable {
  private let reader: ChangeReader
  /// Files that are in no commit.
  private let untracked: [String]

  /// `paths` are the paths to judge, as users name them.
  package init(of paths: [String], workingDirectory: String, git: GitClient) throws(GitFailure) {
    let prefix = try git.prefix()
    reader = ChangeReader(git: try git.withoutFilters(), prefix: prefix)
    if let stranger = reader.stranger(among: paths, workingDirectory) { throw .outside(stranger) }
    untracked = try reader.untrackedFiles()
  }

  package func overlay(at commit: String) throws(GitFailure) -> SourceOverlay {
    var overlay = try reader.sources(at: commit)
    overlay.absent.formUnion(untracked)
    return overlay
  }
}

private struct ChangeReader: Sendable {
  let git: GitClient
  /// See `GitClient.prefix`.
  let prefix: String

  /// The first path outside of the repository; nil without one. Paths that lead nowhere do not count.
  func stranger(among paths: [String], _ workingDirectory: String) -> String? {
    guard let folder = FilePath(written: workingDirectory).resolved() else { return nil }
    let depth = prefix.utf8.count { $0 == .slash }
    let root = (0..<depth).reduce(folder) { path, _ in path.parent ?? path }
    return paths.first { path in
      FilePath(path.utf8, in: folder).resolved().map { !$0.isWithin(root) } ?? false
    }
  }

  private static let raw = [
    "--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
  ]

  func changes(since commit: String) throws(GitFailure) -> ChangedSources {
    let tracked = try differences(["diff-index"], from: commit)
    var result = ChangedSources()
    for change in tracked { note(change, in: &result) }
    for path in try untrackedFiles() {
      result.base.absent.insert(path)
      result.previousPaths[path] = .some(nil)
    }
    try fill(&result.base, tracked)
    return result
  }

  /// The tracked files as they were at a commit.
  func sources(at commit: String) throws(GitFailure) -> SourceOverlay {
    let command = ["diff-index", "--no-renames"] + Self.raw + [commit, "--"] + GitPaths.all
    let changes = GitChange.parse(try git.output(command))
    var result = SourceOverlay()
    for change in changes where change.kind == .added { result.remove(shown(change.path)) }
    try fill(&result, changes)
    return result
  }

  func stagedChanges() throws(GitFailure) -> ChangedSources {
    let status = GitStatus(parsing: try git.output(Self.status + GitPaths.all))
    let conflicts = status.staged.filter { $0.kind == .unmerged }.map { shown($0.path) }
    guard conflicts.isEmpty else { throw .unmerged(conflicts.sorted()) }
    let staged = try withRenames(status)
    var result = ChangedSources()
    // Both versions are stored as differences from the working tree.
    let unknown = status.untracked + status.unstaged.filter { $0.kind == .added }.map(\.path)
    result.judged.absent = Set(unknown.map(shown))
    try fill(&result.judged, status.unstaged)
    result.base = result.judged
    for change in staged {
      note(change, in: &result)
      if change.kind == .deleted || change.kind == .renamed {
        result.judged.absent.insert(shown(change.oldPath))
      }
    }
    try fill(&result.base, staged)
    return result
  }

  private static let status = [
    "status", "--porcelain=v2", "-z", "--branch", "--no-ahead-behind", "--untracked-files=all",
    "--no-renames",
    "--ignore-submodules=all", "--",
  ]

  /// The staged changes. A second query detects renames where a Swift file was added or deleted.
  private func withRenames(_ status: GitStatus) throws(GitFailure) -> [GitChange] {
    let kinds = Set(status.staged.filter { FilePath($0.path).isSwift }.map(\.kind))
    guard let commit = status.commit, kinds.isSuperset(of: [.added, .deleted]) else { return status.staged }
    return try differences(["diff-index", "--cached"], from: commit)
  }

  /// Renames are detected among sources only: among images the detection is slow and useless.
  private func differences(_ command: [String], from commit: String) throws(GitFailure) -> [GitChange] {
    let sources = try git.output(command + ["-M"] + Self.raw + [commit, "--"] + GitPaths.sources)
    let others = try git.output(command + ["--no-renames"] + Self.raw + [commit, "--"] + GitPaths.resources)
    return GitChange.parse(sources) + GitChange.parse(others)
  }

  /// Notes the previous path of a changed file.
  private func note(_ change: GitChange, in result: inout ChangedSources) {
    let path = shown(change.path)
    switch change.kind {
    case .added, .copied:
      result.base.remove(path)
      result.previousPaths[path] = .some(nil)
    case .renamed:
      result.base.remove(path)
      result.previousPaths[path] = shown(change.oldPath)
    case .modified, .typeChanged: result.previousPaths[path] = path
    case .deleted, .unmerged: break
    }
  }

  /// Adds the old contents of changed and deleted files.
  private func fill(_ overlay: inout SourceOverlay, _ changes: [GitChange]) throws(GitFailure) {
    let old = changes.filter { change in
      switch change.kind {
      case .added, .copied, .unmerged: false
      case .deleted, .modified, .renamed, .typeChanged: true
      }
    }
    let read = old.filter { GitPaths.isRead($0.oldPath) }
    let contents = try contents(ofBlobs: read.map(\.oldBlob))
    for change in old {
      let isRead = GitPaths.isRead(change.oldPath)
      overlay.put(isRead ? contents[change.oldBlob] : nil, at: shown(change.oldPath))
    }
  }

  func untrackedFiles() throws(GitFailure) -> [String] {
    let bytes = try git.output(
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--"] + GitPaths.all)
    return bytes.split(separator: 0).map { shown(Array($0)) }
  }

  /// The contents by blob name. git writes `NAME blob SIZE`, the content and a newline for each.
  private func contents(ofBlobs names: [String]) throws(GitFailure) -> [String: [UInt8]] {
    let wanted = Set(names).sorted()
    guard !wanted.isEmpty else { return [:] }
    let input = Array(wanted.map { $0 + "\n" }.joined().utf8)
    let bytes = try git.output(["cat-file", "--batch"], input: input)
    var result: [String: [UInt8]] = [:]
    var rest = bytes[...]
    while let end = rest.firstIndex(of: .newline) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), size <= rest.count else { continue }
      result[String(words[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return result
  }

  /// A path relative to the root of the repository, as users see it in the process's folder.
  private func shown(_ path: [UInt8]) -> String {
    let folder = FilePath(prefix.utf8)
    return printable(FilePath(path).relative(to: folder))
  }
}
