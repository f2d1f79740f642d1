/// The traced lines of one file at one commit.
struct TracedFile: Hashable, Sendable {
  /// A traced range: the lines of a type, or of a whole file.
  struct Stretch: Hashable, Sendable {
    /// The index of the owner.
    var owner: Int
    /// Distinguishes the stretches of one owner.
    var number: Int
    var lower: Int
    /// Inclusive.
    var upper: Int
  }

  /// Lines that still exist today.
  struct Run: Hashable, Sendable {
    var lines: Range<Int>
    var file: Int
    /// The number of the first line today.
    var today: Int
  }

  /// Ordered by `number`.
  var stretches: [Stretch] = []
  var runs: [Run] = []
}

/// The hunks of one file, to map lines of the newer version to the older one.
///
/// Stretches are mapped like in `git log -L` (`line-log.c`): an end within changed lines moves to the end of
/// the lines before the change. Runs are mapped like in `git blame` (`blame.c`): changed lines are left
/// behind.
struct BackwardMap {
  private let hunks: [PatchedFile.Hunk]
  /// The shift of line numbers after each number of hunks.
  private let shifts: [Int]

  init(_ hunks: [PatchedFile.Hunk]) {
    self.hunks = hunks
    var shift = 0
    shifts =
      [0]
      + hunks.map { hunk in
        shift += hunk.old.count - hunk.new.count
        return shift
      }
  }

  /// The index of the first hunk that ends after the line.
  private func firstHunk(endingAfter line: Int) -> Int {
    var (low, high) = (0, hunks.count)
    while low < high {
      let middle = (low + high) / 2
      if hunks[middle].new.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether any line of the stretch was changed, or lines were deleted within it.
  func touches(_ stretch: TracedFile.Stretch) -> Bool {
    // A deletion lies before the line that gives its number.
    hunks[firstHunk(endingAfter: stretch.lower)...].prefix { $0.new.lowerBound <= stretch.upper }
      .contains { !$0.new.isEmpty || $0.new.lowerBound > stretch.lower }
  }

  /// nil where the stretch did not exist before.
  func carried(_ stretch: TracedFile.Stretch) -> TracedFile.Stretch? {
    var result = stretch
    let first = firstHunk(endingAfter: stretch.lower)
    if hunks.indices.contains(first), hunks[first].new.contains(stretch.lower) {
      let hunk = hunks[first]
      // The whole stretch was written in one hunk. If that replaced few lines, they were something else.
      let isNew = stretch.upper < hunk.new.upperBound && 2 * hunk.old.count <= stretch.upper - stretch.lower
      if isNew { return nil }
      result.lower = hunk.old.lowerBound
    } else {
      result.lower += shifts[first]
    }
    let last = firstHunk(endingAfter: stretch.upper)
    if hunks.indices.contains(last), hunks[last].new.contains(stretch.upper) {
      result.upper = hunks[last].old.upperBound - 1
    } else {
      result.upper += shifts[last]
    }
    return result.lower <= result.upper ? result : nil
  }

  /// Splits runs into lines that existed before, with their old numbers, and new lines, with their current
  /// ones.
  func split(_ runs: [TracedFile.Run]) -> (carried: [TracedFile.Run], left: [TracedFile.Run]) {
    guard !hunks.isEmpty else { return (runs, []) }
    var (carried, left): ([TracedFile.Run], [TracedFile.Run]) = ([], [])
    for run in runs {
      var rest = run
      var index = firstHunk(endingAfter: run.lines.lowerBound)
      while index < hunks.count, hunks[index].new.lowerBound < rest.lines.upperBound {
        let kept = rest.cut(before: hunks[index].new.lowerBound)
        if !kept.lines.isEmpty { carried.append(kept.moved(by: shifts[index])) }
        let changed = rest.cut(before: hunks[index].new.upperBound)
        if !changed.lines.isEmpty { left.append(changed) }
        index += 1
      }
      if !rest.lines.isEmpty { carried.append(rest.moved(by: shifts[index])) }
    }
    return (carried, left)
  }
}

extension TracedFile.Run {
  /// Removes the lines before `line` from the start and returns them.
  fileprivate mutating func cut(before line: Int) -> TracedFile.Run {
    let end = min(max(line, lines.lowerBound), lines.upperBound)
    let taken = TracedFile.Run(lines: lines.lowerBound..<end, file: file, today: today)
    today += taken.lines.count
    lines = end..<lines.upperBound
    return taken
  }

  fileprivate func moved(by shift: Int) -> TracedFile.Run {
    TracedFile.Run(lines: lines.lowerBound + shift..<lines.upperBound + shift, file: file, today: today)
  }
}

extension TracedFile {
  /// Merges what two children know about a file of their common parent.
  func united(with other: TracedFile) -> TracedFile {
    // Each line of today comes from only one of the two.
    var result = TracedFile(stretches: stretches, runs: runs + other.runs)
    for stretch in other.stretches {
      if let index = result.stretches.firstIndex(where: { $0.number == stretch.number }) {
        result.stretches[index].lower = min(result.stretches[index].lower, stretch.lower)
        result.stretches[index].upper = max(result.stretches[index].upper, stretch.upper)
      } else {
        result.stretches.append(stretch)
      }
    }
    result.stretches.sort { $0.number < $1.number }
    return result
  }
}
