/// A range of lines that replaces a range of lines of another text. Either range may be empty.
struct LineChange: Equatable {
  var old: Range<Int>
  var new: Range<Int>

  func contains(_ other: LineChange) -> Bool {
    old.lowerBound <= other.old.lowerBound && other.old.upperBound <= old.upperBound
      && new.lowerBound <= other.new.lowerBound && other.new.upperBound <= new.upperBound
  }
}

/// The shortest edit script between two texts, as line changes in order. Any two changes have equal lines
/// between them.
///
/// Uses the standard library's `difference(from:)`, which is E. W. Myers' algorithm ("An O(ND) Difference
/// Algorithm and Its Variations", 1986). The common start and end of the texts are skipped.
func lineChanges(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineChange] {
  let start = zip(old, new).prefix { $0 == $1 }.count
  let shared = min(old.count, new.count) - start
  let end = zip(old.reversed(), new.reversed()).prefix(shared).prefix { $0 == $1 }.count
  var numbers = LineNumbers()
  let oldRest = numbers.numbered(old[start..<old.count - end])
  let newRest = numbers.numbered(new[start..<new.count - end])
  return changes(in: newRest.difference(from: oldRest), oldCount: oldRest.count, newCount: newRest.count)
    .map { change in
      LineChange(
        old: start + change.old.lowerBound..<start + change.old.upperBound,
        new: start + change.new.lowerBound..<start + change.new.upperBound)
    }
}

/// Interns lines as numbers, since repeated comparison of texts dominates the cost.
private struct LineNumbers {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  mutating func numbered(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [Int] {
    lines.map { line in
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
  }
}

private func changes(
  in difference: CollectionDifference<Int>, oldCount: Int, newCount: Int
) -> [LineChange] {
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var changes: [LineChange] = []
  var (old, new) = (0, 0)
  while old < oldCount || new < newCount {
    let (oldStart, newStart) = (old, new)
    while removed.contains(old) { old += 1 }
    while inserted.contains(new) { new += 1 }
    if old > oldStart || new > newStart {
      changes.append(LineChange(old: oldStart..<old, new: newStart..<new))
    } else {
      (old, new) = (old + 1, new + 1)
    }
  }
  return changes
}
