/// The parsed output of `git status --porcelain=v2 -z --branch --no-renames`: the differences between the
/// last commit and the index, and between the index and the working tree.
struct GitStatus: Hashable, Sendable {
  /// nil where the branch has no commit yet.
  var commit: String?
  /// In git's order, like all lists here; conflicts are unmerged.
  var staged: [GitChange] = []
  /// Includes files of `git add --intent-to-add` as added: the index has their names without content.
  var unstaged: [GitChange] = []
  /// Relative to the root of the repository.
  var untracked: [[UInt8]] = []

  init(parsing bytes: [UInt8]) {
    for line in bytes.split(separator: 0) {
      switch line.first {
      case UInt8(ascii: "#"): takeHeader(String(decoding: line, as: UTF8.self))
      case UInt8(ascii: "1"): takeTracked(line)
      case UInt8(ascii: "u"): takeUnmerged(line)
      case UInt8(ascii: "?"): untracked.append(Array(line.dropFirst(2)))
      default: continue
      }
    }
  }

  /// `# branch.oid COMMIT`, where COMMIT is `(initial)` before the first commit.
  private mutating func takeHeader(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count == 3, words[1] == "branch.oid", words[2] != "(initial)" else { return }
    commit = String(words[2])
  }

  /// `1 XY SUBMODULE MODE MODE MODE BLOB BLOB PATH`: X is the status in the index, Y in the working tree, a
  /// dot for no change. The first blob is that of the commit, the second that of the index.
  private mutating func takeTracked(_ line: ArraySlice<UInt8>) {
    let fields = line.split(separator: .space, maxSplits: 8, omittingEmptySubsequences: false)
    guard fields.count == 9, fields[1].count == 2 else { return }
    let kinds = fields[1].map { GitChange.Kind(rawValue: Character(UnicodeScalar($0))) }
    for (kind, blob, list) in [(kinds[0], fields[6], \Self.staged), (kinds[1], fields[7], \Self.unstaged)] {
      guard let kind else { continue }
      self[keyPath: list].append(
        GitChange(
          kind: kind, oldBlob: String(decoding: blob, as: UTF8.self), oldPath: Array(fields[8]),
          path: Array(fields[8])))
    }
  }

  /// `u XY SUBMODULE MODE MODE MODE MODE BLOB BLOB BLOB PATH`.
  private mutating func takeUnmerged(_ line: ArraySlice<UInt8>) {
    let fields = line.split(separator: .space, maxSplits: 10, omittingEmptySubsequences: false)
    guard fields.count == 11 else { return }
    staged.append(
      GitChange(kind: .unmerged, oldBlob: "", oldPath: Array(fields[10]), path: Array(fields[10])))
  }
}
