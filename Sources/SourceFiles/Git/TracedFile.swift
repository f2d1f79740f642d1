/// The lines of one file at one commit, as far as anything later came of them.
struct TracedFile: Hashable, Sendable {
  /// What is followed back: the lines of a type, or all of a file.
  struct Stretch: Hashable, Sendable {
    /// Whose lines they are.
    var owner: Int
    /// Tells the stretches of one owner apart.
    var number: Int
    var lower: Int
    /// Among the lines.
    var upper: Int
  }

  /// Lines that are still there today.
  struct Run: Hashable, Sendable {
    var lines: Range<Int>
    var file: Int
    /// The number of the first one today.
    var today: Int
  }

  /// In order of their numbers.
  var stretches: [Stretch] = []
  var runs: [Run] = []
}

/// The hunks of one file, to carry lines from the newer version to the older one.
///
/// Stretches are carried as `git log -L` does it (`line-log.c`): the end of one that lies in changed lines becomes the
/// end of the lines before the change. Runs are passed on as `git blame` does it (`blame.c`): lines that were changed
/// stay behind.
struct BackwardMap {
  private let hunks: [PatchedFile.Hunk]
  /// What is to be added to a line's number, past as many hunks.
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

  /// The first hunk that does not end before a line, or at it.
  private func firstHunk(endingAfter line: Int) -> Int {
    var (low, high) = (0, hunks.count)
    while low < high {
      let middle = (low + high) / 2
      if hunks[middle].new.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether any line of the stretch was changed, or taken out from between two of them.
  func touches(_ stretch: TracedFile.Stretch) -> Bool {
    // A deletion lies before the line that it is numbered by.
    hunks[firstHunk(endingAfter: stretch.lower)...].prefix { $0.new.lowerBound <= stretch.upper }
      .contains { !$0.new.isEmpty || $0.new.lowerBound > stretch.lower }
  }

  /// nil for what was not there before.
  func carried(_ stretch: TracedFile.Stretch) -> TracedFile.Stretch? {
    var result = stretch
    let first = firstHunk(endingAfter: stretch.lower)
    if hunks.indices.contains(first), hunks[first].new.contains(stretch.lower) {
      let hunk = hunks[first]
      // All of it was written at once: where little was there before, that was something else.
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

  /// The lines that were there before, and those that were not, numbered as they are.
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
  /// Takes the lines before one off the start.
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
  /// What two commits know of a file of the one that both come from.
  func united(with other: TracedFile) -> TracedFile {
    // A line of today comes from one of the two.
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
