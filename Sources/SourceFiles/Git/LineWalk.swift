/// The state of a walk back through the commits of a repository.
struct LineWalk {
  /// What git knows about the requested files.
  struct Places {
    /// See `GitClient.prefix`.
    var prefix: String
    /// From the newest commit to the working tree.
    var changes: [PatchedFile]
    /// As users see them, like all paths here.
    var tracked: Set<String>
    var inSubmodules: Set<String> = []
    var outside: Set<String> = []
  }

  /// The traced files at a commit that was not reached yet.
  private struct Tree {
    /// The state of files that are not listed.
    enum Rest {
      /// As in the working tree.
      case unchanged
      /// The stretches are as in the working tree; the lines are traced through another commit.
      case withoutRuns
    }

    var files: [String: TracedFile] = [:]
    var rest: Rest
  }

  private let question: LineQuestion
  private let places: Places
  private let today: [String: TracedFile]
  private var trees: [String: Tree] = [:]
  /// The names of all commits of the period. Parents outside of it get no state.
  private let names: Set<String>
  /// By the index of a stretch's owner. The indices of files follow those of the question.
  private var touches: [Int: LineHistory.Touches] = [:]
  private let fileOwners: Range<Int>
  private var ages: [[LineHistory.LineAge]]
  private var lastDay: CalendarDay?
  private var shownPaths: [[UInt8]: String] = [:]

  init(_ question: LineQuestion, _ commits: CountedCommits, _ places: Places) {
    self.question = question
    names = Set(commits.list.map(\.name))
    self.places = places
    let ownerCount = (question.stretches.map(\.owner).max() ?? -1) + 1
    fileOwners = ownerCount..<ownerCount + question.files.count
    var today: [String: TracedFile] = [:]
    for (index, file) in question.files.enumerated() where places.tracked.contains(question.key(file.path)) {
      // From before the first line to after the last, so that it never becomes empty.
      let whole = TracedFile.Stretch(
        owner: ownerCount + index, number: -1 - index, lower: 0, upper: file.lineCount + 1)
      let lines = TracedFile.Run(lines: 1..<file.lineCount + 1, file: index, today: 1)
      today[question.key(file.path)] = TracedFile(stretches: [whole], runs: [lines])
    }
    for (index, stretch) in question.stretches.enumerated() {
      today[question.key(stretch.path)]?.stretches.append(
        TracedFile.Stretch(
          owner: stretch.owner, number: index, lower: stretch.lines.lowerBound,
          upper: stretch.lines.upperBound))
    }
    self.today = today
    ages = question.files.map { Array(repeating: .older, count: $0.lineCount) }
  }

  /// Processes one commit; the newest must come first.
  mutating func take(_ commit: CountedCommit, _ pairs: [[PatchedFile]]) {
    if lastDay == nil { begin(at: commit) }
    guard var tree = trees.removeValue(forKey: commit.name), commit.boundary == .inside else { return }
    switch pairs.count {
    case 0: return
    case 1:
      carry(pairs[0], through: &tree, commit)
      if let parent = commit.parents.first { hand(tree, to: parent) }
    default: divide(tree, among: commit.parents, pairs, commit)
    }
  }

  /// Ends the walk early: the remaining lines are older than the days processed.
  mutating func stop(at commit: CountedCommit) { stopped = commit.day }

  private var stopped: CalendarDay?

  /// Uncommitted lines count as written on the day of the newest commit, and for no author.
  private mutating func begin(at commit: CountedCommit) {
    lastDay = commit.day
    var tree = Tree(rest: .unchanged)
    for change in places.changes {
      let (carried, left) = carried(change, tree)
      date(left, commit.day)
      put(carried, of: change, into: &tree)
    }
    trees[commit.name] = tree
  }

  /// A commit with at most one parent: its author wrote all its changes.
  private mutating func carry(_ changes: [PatchedFile], through tree: inout Tree, _ commit: CountedCommit) {
    var touched: Set<Int> = []
    for change in changes where change.touchesLines || change.origin != change.path.map({ .path($0) }) {
      let file = file(at: change.path, tree)
      let map = BackwardMap(change.hunks)
      let isNew = change.origin == .new
      for stretch in file.stretches where isNew || map.touches(stretch) { touched.insert(stretch.owner) }
      let (carried, left) = carried(change, tree)
      date(left, commit.day)
      put(carried, of: change, into: &tree)
    }
    for owner in touched {
      touches[owner, default: LineHistory.Touches()].add(commit)
    }
  }

  /// Divides a merge: each line goes to the first parent that has it, stretches go to all parents.
  private mutating func divide(
    _ tree: Tree, among parents: [String], _ pairs: [[PatchedFile]], _ commit: CountedCommit
  ) {
    var rest: [[UInt8]: [TracedFile.Run]] = [:]
    for (index, (parent, changes)) in zip(parents, pairs).enumerated() {
      var before = tree
      if index > 0 {
        before.rest = .withoutRuns
        for path in before.files.keys { before.files[path]?.runs = [] }
      }
      var left: [[UInt8]: [TracedFile.Run]] = [:]
      for change in changes {
        var file = file(at: change.path, tree)
        if index > 0 { file.runs = change.path.flatMap { rest[$0] } ?? [] }
        let parts = self.parts(of: file, change)
        if let path = change.path, !parts.left.isEmpty { left[path] = parts.left }
        put(parts.carried, of: change, into: &before)
      }
      // Lines that the previous parents did not have, and that this one has unchanged.
      if index > 0 {
        let changed = Set(changes.compactMap(\.path))
        for (path, runs) in rest where !changed.contains(path) {
          let shown = shown(path)
          before.files[shown] = TracedFile(stretches: self.file(at: path, tree).stretches, runs: runs)
        }
      }
      rest = left
      hand(before, to: parent)
    }
    for runs in rest.values { date(runs, commit.day) }
  }

  private mutating func hand(_ tree: Tree, to parent: String) {
    guard names.contains(parent) else { return }
    guard var known = trees.removeValue(forKey: parent) else {
      trees[parent] = tree
      return
    }
    for path in Set(known.files.keys).union(tree.files.keys) {
      let (left, right) = (file(known, path), file(tree, path))
      known.files[path] = left.united(with: right)
    }
    if tree.rest == .unchanged { known.rest = .unchanged }
    trees[parent] = known
  }

  private func file(_ tree: Tree, _ path: String) -> TracedFile {
    if let known = tree.files[path] { return known }
    var file = today[path] ?? TracedFile()
    if tree.rest == .withoutRuns { file.runs = [] }
    return file
  }

  private mutating func file(at path: [UInt8]?, _ tree: Tree) -> TracedFile {
    path.map { file(tree, shown($0)) } ?? TracedFile()
  }

  private mutating func carried(
    _ change: PatchedFile, _ tree: Tree
  ) -> (carried: TracedFile, left: [TracedFile.Run]) {
    parts(of: file(at: change.path, tree), change)
  }

  private func parts(
    of file: TracedFile, _ change: PatchedFile
  ) -> (carried: TracedFile, left: [TracedFile.Run]) {
    if change.origin == .new { return (TracedFile(), file.runs) }
    let map = BackwardMap(change.hunks)
    let runs = map.split(file.runs)
    return (TracedFile(stretches: file.stretches.compactMap(map.carried), runs: runs.carried), runs.left)
  }

  /// Before a rename a file has another path, and before its creation none.
  private mutating func put(_ file: TracedFile, of change: PatchedFile, into tree: inout Tree) {
    if let path = change.path { tree.files[shown(path)] = TracedFile() }
    if case .path(let path) = change.origin {
      // A deleted file is not traced, even if another file has its path today.
      tree.files[shown(path)] = change.path == nil ? TracedFile() : file
    }
  }

  private mutating func date(_ runs: [TracedFile.Run], _ day: CalendarDay) {
    for run in runs {
      for line in run.today..<run.today + run.lines.count { ages[run.file][line - 1] = .written(day) }
    }
  }

  private mutating func shown(_ path: [UInt8]) -> String {
    if let known = shownPaths[path] { return known }
    let text = shownPath(ofTracked: path, below: places.prefix)
    shownPaths[path] = text
    return text
  }

  func history(_ commits: CountedCommits) -> LineHistory {
    var result = LineHistory(days: commits.days, end: commits.end)
    if let stopped {
      result.days =
        min(max(stopped, commits.days.lowerBound), commits.days.upperBound)...commits.days.upperBound
      result.end = .manyChanges
    }
    result.owners = touches.filter { $0.key < fileOwners.lowerBound }
    for (index, file) in question.files.enumerated() {
      result.files[file.path] = touches[fileOwners.lowerBound + index]
      if !places.inSubmodules.contains(file.path), !places.outside.contains(file.path) {
        // A file that git does not track is uncommitted.
        let isTracked = today[question.key(file.path)] != nil
        result.ages[file.path] =
          isTracked
          ? ages[index] : Array(repeating: .written(commits.days.upperBound), count: file.lineCount)
      }
    }
    (result.inSubmodules, result.outside) = (places.inSubmodules.count, places.outside.count)
    return result
  }
}

extension LineHistory.Touches {
  fileprivate mutating func add(_ commit: CountedCommit) {
    commits += 1
    authors.insert(commit.author)
    last = max(last, commit.day)
  }
}
