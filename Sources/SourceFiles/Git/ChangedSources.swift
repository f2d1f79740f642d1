/// How some sources differ from those in the working tree.
package struct SourceOverlay: Hashable, Sendable {
  /// By path as users see it: content in the place of the file's, or of a file that is not there.
  package var texts: [String: [UInt8]] = [:]
  /// Files that are there and do not count.
  package var absent: Set<String> = []

  package init() {}
}

/// Two versions of the sources: the one to be judged, and the one before it.
package struct ChangedSources: Hashable, Sendable {
  package var judged = SourceOverlay()
  package var base = SourceOverlay()
  /// By path, of files that are changed: where the file was before; nil for a new one.
  package var previousPaths: [String: String?] = [:]
}

/// What a run is to be compared with.
package enum ChangeScope: Hashable, Sendable {
  /// The working tree, since a revision or what its branch has in common with ours.
  case since(String)
  /// The index, since the last commit.
  case staged
}

/// Asks git what has changed; paths are relative to the process's folder.
package func changedSources(
  _ scope: ChangeScope, git: GitQuestions
) throws(GitFailure) -> ChangedSources {
  guard let prefix = try git.line(["rev-parse", "--show-prefix"]) else { throw .notARepository }
  let reader = ChangeReader(git: git, prefix: prefix)
  switch scope {
  case .since(let revision): return try reader.changes(since: try base(of: revision, git))
  case .staged: return try reader.stagedChanges()
  }
}

/// The commit that both branches have in common, so that nobody answers for what others did since.
private func base(of revision: String, _ git: GitQuestions) throws(GitFailure) -> String {
  guard try git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) != nil else { throw .noCommit }
  let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
  guard let commit = try git.line(name) else {
    throw try isShallow(git) ? .shallow(revision) : .unknownRevision(revision)
  }
  if let common = try git.line(["merge-base", commit, "HEAD"]), !common.isEmpty { return common }
  if try isShallow(git) { throw .shallow(revision) }
  return commit
}

private func isShallow(_ git: GitQuestions) throws(GitFailure) -> Bool {
  try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
}

private struct ChangeReader {
  let git: GitQuestions
  /// The process's folder from the root of the repository, with a slash at its end; empty at the root.
  let prefix: String

  private static let raw = ["--raw", "-z", "--no-abbrev", "--no-ext-diff"]

  func changes(since commit: String) throws(GitFailure) -> ChangedSources {
    let tracked = GitChange.parse(
      try git.output(["diff-index", "-M"] + Self.raw + [commit, "--", ":/*.swift"]))
    var result = ChangedSources()
    for change in tracked { note(change, in: &result) }
    for path in try untrackedFiles() {
      result.base.absent.insert(path)
      result.previousPaths[path] = .some(nil)
    }
    try fill(&result.base, tracked)
    return result
  }

  func stagedChanges() throws(GitFailure) -> ChangedSources {
    let head = try git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    let base: String
    if let head { base = head } else { base = try emptyTree() }
    let staged = GitChange.parse(
      try git.output(["diff-index", "--cached", "-M"] + Self.raw + [base, "--", ":/*.swift"]))
    let unstaged = GitChange.parse(try git.output(["diff-files"] + Self.raw + ["--", ":/*.swift"]))
    let conflicts = (staged + unstaged).filter { $0.kind == .unmerged }.map { shown($0.path) }
    guard conflicts.isEmpty else { throw .unmerged(Array(Set(conflicts)).sorted()) }
    var result = ChangedSources()
    // Both versions are told by how they differ from the working tree.
    let untracked = Set(try untrackedFiles())
    result.judged.absent = untracked
    result.base.absent = untracked
    var indexBlobs: [String: String] = [:]
    for change in unstaged {
      let path = shown(change.path)
      // With `git add --intent-to-add` there is a name in the index and nothing under it.
      if change.kind == .added {
        result.judged.absent.insert(path)
        result.base.absent.insert(path)
      } else {
        indexBlobs[path] = change.oldBlob
      }
    }
    let contents = try contents(ofBlobs: Array(indexBlobs.values))
    for (path, blob) in indexBlobs {
      result.judged.texts[path] = contents[blob]
      result.base.texts[path] = contents[blob]
    }
    for change in staged {
      note(change, in: &result)
      if change.kind == .deleted || change.kind == .renamed {
        result.judged.absent.insert(shown(change.oldPath))
      }
    }
    try fill(&result.base, staged)
    return result
  }

  /// Which file is another one than before.
  private func note(_ change: GitChange, in result: inout ChangedSources) {
    let path = shown(change.path)
    switch change.kind {
    case .added, .copied:
      result.base.texts[path] = nil
      result.base.absent.insert(path)
      result.previousPaths[path] = .some(nil)
    case .renamed:
      result.base.texts[path] = nil
      result.base.absent.insert(path)
      result.previousPaths[path] = shown(change.oldPath)
    case .modified, .typeChanged: result.previousPaths[path] = path
    case .deleted, .unmerged: break
    }
  }

  /// The old contents of what is changed or gone.
  private func fill(_ base: inout SourceOverlay, _ changes: [GitChange]) throws(GitFailure) {
    let old = changes.filter { change in
      switch change.kind {
      case .added, .copied, .unmerged: false
      case .deleted, .modified, .renamed, .typeChanged: true
      }
    }
    let contents = try contents(ofBlobs: old.map(\.oldBlob))
    for change in old {
      base.texts[shown(change.oldPath)] = contents[change.oldBlob]
      base.absent.remove(shown(change.oldPath))
    }
  }

  private func untrackedFiles() throws(GitFailure) -> [String] {
    let bytes = try git.output([
      "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/*.swift",
    ])
    return bytes.split(separator: 0).map { shown(Array($0)) }
  }

  private func emptyTree() throws(GitFailure) -> String {
    let bytes = try git.output(["hash-object", "-t", "tree", "--stdin"])
    return String(decoding: bytes, as: UTF8.self).filter { $0 != "\n" }
  }

  /// The contents by name; git answers `NAME blob SIZE`, the content and a newline for each.
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

  /// A path from the root of the repository, as users see it in the process's folder.
  private func shown(_ path: [UInt8]) -> String {
    let folder = FilePath(prefix.utf8)
    return printable(FilePath(path).relative(to: folder))
  }
}
