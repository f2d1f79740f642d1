import UntangleSourceFiles

/// The candidate that a misspelt name most likely means; nil where none is near enough.
///
/// One letter in `letters` may differ, at least one altogether. Letter case and `-` for `_` do not count as differences.
/// Ties go to the alphabetically first candidate.
package func nearestName(
  to name: String, in candidates: some Sequence<String>, oneIn letters: Int = 3
) -> String? {
  let wanted = comparable(name)
  guard !wanted.isEmpty, wanted.count <= 80 else { return nil }
  let limit = max(1, wanted.count / letters)
  return
    candidates
    .map { (distance: editDistance(wanted, comparable($0)), name: $0) }
    .filter { $0.distance <= limit && $0.distance < $0.name.count }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
    .name
}

/// A suffix for a message about an unknown name: `; did you mean 'x'?`, or empty.
package func suggestion(for name: String, in candidates: some Sequence<String>) -> String {
  nearestName(to: name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
}

private func comparable(_ name: String) -> [Character] {
  name.lowercased().map { $0 == "-" ? "_" : $0 }
}
