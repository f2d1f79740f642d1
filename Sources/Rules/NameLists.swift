import UntangleSourceFiles

/// Such as `'a', 'b' and 'c'`; of more than seven names, the first six and the number of the others.
package func quotedList(_ names: [String]) -> String {
  let shown = names.prefix(names.count > 7 ? 6 : 7).map { "'\($0)'" }
  return joined(shown.count < names.count ? shown + ["\(names.count - shown.count) more"] : shown)
}
