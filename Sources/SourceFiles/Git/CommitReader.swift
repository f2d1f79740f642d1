/// Asks git for commits and their changes.
struct CommitReader {
  let git: GitClient
  /// See `GitClient.prefix`.
  let prefix: String

  private static let listed = ["rev-list", "--date-order", "--format=%ct %P%x09%aE"]

  /// The newest commit and those of the requested days before it.
  func commits(_ question: LineQuestion) throws(GitFailure) -> CountedCommits {
    guard let head = try git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) else {
      throw .noCommit
    }
    guard let newest = Self.parse(try git.output(Self.listed + ["--max-count=1", head])).first else {
      throw .noCommit
    }
    let start = newest.time - question.dayCount * 86_400
    let arguments = Self.listed + ["--max-age=\(start)", "--max-count=\(question.bounds.commits + 1)", head]
    var list = Self.parse(try git.output(arguments))
    if list.isEmpty { list = [newest] }
    var result = CountedCommits(list: list, days: CalendarDay(secondsSince1970: start)...newest.day)
    if list.count > question.bounds.commits {
      result.list.removeLast()
      result.shorten(to: list[list.count - 1].day, .manyChanges)
    }
    if try git.line(["rev-parse", "--is-shallow-repository"]) == "true" { try result.markShallow() }
    return result
  }

  /// Parses `commit NAME`, then `TIME PARENTS`, a tab and the author's address.
  private static func parse(_ bytes: [UInt8]) -> [CountedCommit] {
    var result: [CountedCommit] = []
    var name: String?
    for line in bytes.split(separator: .newline) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("commit ") {
        name = String(text.dropFirst("commit ".count))
      } else if let known = name {
        let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        let words = parts[0].split(separator: " ").map(String.init)
        name = nil
        guard let time = words.first.flatMap({ Int($0) }) else { continue }
        let author = parts.count > 1 ? parts[1].lowercased() : ""
        result.append(
          CountedCommit(name: known, parents: Array(words.dropFirst()), time: time, author: author))
      }
    }
    return result
  }

  /// The differences between the newest commit and the working tree, and the files that git tracks.
  func places(of question: LineQuestion) throws(GitFailure) -> LineWalk.Places {
    let changes = try git.output(["diff-index"] + PatchReader.options + ["HEAD", "--"] + GitPaths.sources)
    let known = try git.output(["ls-files", "--full-name", "-z", "--"] + GitPaths.sources)
    var places = LineWalk.Places(
      prefix: prefix, changes: PatchReader.pairs(in: changes).first ?? [],
      tracked: Set(known.split(separator: 0).map { shownPath(ofTracked: Array($0), below: prefix) }))
    let folder = FilePath(written: question.workingDirectory)
    let depth = prefix.utf8.count { $0 == .slash }
    let root = (0..<depth).reduce(folder) { path, _ in path.parent ?? path }
    let modules = contents(of: root.appending(Array(".gitmodules".utf8)), links: .refuse) ?? []
    let others = submodulePaths(in: modules).map { FilePath($0, in: root) }
    for file in question.files where !places.tracked.contains(question.key(file.path)) {
      let path = FilePath(file.path.utf8, in: folder)
      if !path.isWithin(root) {
        places.outside.insert(file.path)
      } else if others.contains(where: path.isWithin) {
        places.inSubmodules.insert(file.path)
      }
    }
    return places
  }

  /// Passes the changes of each commit to the walk, in batches of commits.
  func follow(
    _ commits: CountedCommits, _ bounds: LineQuestion.Bounds, _ walk: inout LineWalk
  ) throws(GitFailure) {
    var byteCount = 0
    var next = 0
    while next < commits.list.count {
      let some = commits.list[next..<min(next + Self.commitsAtOnce, commits.list.count)]
      guard byteCount <= bounds.bytes else { return walk.stop(at: some[next]) }
      let answer = try changes(of: some)
      byteCount += answer.byteCount
      var pairs = answer.pairs[...]
      for commit in some {
        let count = commit.pairCount
        walk.take(commit, Array(pairs.prefix(count)))
        pairs = pairs.dropFirst(count)
      }
      next = some.endIndex
    }
  }

  private static let commitsAtOnce = 100

  private func changes(
    of commits: ArraySlice<CountedCommit>
  ) throws(GitFailure) -> (pairs: [[PatchedFile]], byteCount: Int) {
    let asked = commits.flatMap(\.pairs)
    guard !asked.isEmpty else { return ([], 0) }
    let bytes = try git.output(
      ["diff-tree", "--stdin", "--always", "--root"] + PatchReader.options + ["--"] + GitPaths.sources,
      input: Array(asked.map { $0 + "\n" }.joined().utf8))
    let pairs = PatchReader.pairs(in: bytes)
    guard pairs.count == asked.count else { throw .other("git diff-tree left commits out") }
    return (pairs, bytes.count)
  }
}

extension CountedCommit {
  /// The queries to git: the commit with each of its parents, or alone where it has none.
  fileprivate var pairs: [String] {
    switch boundary {
    case .shallow: []
    case .inside: parents.isEmpty ? [name] : parents.map { "\(name) \($0)" }
    }
  }

  fileprivate var pairCount: Int { pairs.count }
}

extension CountedCommits {
  /// Marks the commits at which a shallow clone ends: git lists no parents for them.
  fileprivate mutating func markShallow() throws(GitFailure) {
    for index in list.indices where list[index].parents.isEmpty { list[index].boundary = .shallow }
    let ends = list.filter { $0.parents.isEmpty }
    guard let last = ends.map(\.day).max() else { return }
    if ends.count == list.count { throw .shallow("HEAD~1") }
    shorten(to: last, .shallow)
  }

  fileprivate mutating func shorten(to day: CalendarDay, _ end: LineHistory.End) {
    days = min(max(day, days.lowerBound), days.upperBound)...days.upperBound
    self.end = end
  }
}

/// A path relative to the root of the repository, as users see it in a folder of the repository.
func shownPath(ofTracked path: [UInt8], below prefix: String) -> String {
  printable(FilePath(path).relative(to: FilePath(prefix.utf8)))
}
