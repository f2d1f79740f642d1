/// The number of insertions, deletions, replacements and swaps of neighbours between two sequences.
///
/// Optimal string alignment: the Damerau–Levenshtein distance in which no part is edited twice. Takes time
/// proportional to the product of the lengths.
package func editDistance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
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
