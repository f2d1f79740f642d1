import UntangleSourceFiles

/// `'a', 'b' and 'c'`; past seven the rest is counted.
func quotedList(_ names: [String]) -> String {
  let shown = names.prefix(names.count > 7 ? 6 : 7).map { "'\($0)'" }
  return joined(shown.count < names.count ? shown + ["\(names.count - shown.count) more"] : shown)
}
