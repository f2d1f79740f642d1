/// The candidate that a misspelt name most likely means; nil where none is near enough to be worth saying.
///
/// Letter case and `-` for `_` count as no difference. Of equally near ones the alphabetically first wins.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = comparable(name)
  guard !wanted.isEmpty, wanted.count <= 80 else { return nil }
  let limit = max(1, wanted.count / 3)
  return
    candidates
    .map { (distance: editDistance(wanted, comparable($0)), name: $0) }
    .filter { $0.distance <= limit && $0.distance < $0.name.count }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
    .name
}

/// Ready to be put behind a message about an unknown name: `; did you mean 'x'?`, or nothing.
package func suggestion(for name: String, in candidates: some Sequence<String>) -> String {
  nearestName(to: name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
}

private func comparable(_ name: String) -> [Character] {
  name.lowercased().map { $0 == "-" ? "_" : $0 }
}

/// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other (Damerau's
/// distance where no part is edited twice).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let replaced = last[column] + (letter == other ? 0 : 1)
      var best = min(replaced, last[column + 1] + 1, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && letter == right[column - 1] && left[row - 1] == other
      if isSwap { best = min(best, beforeLast[column - 1] + 1) }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
