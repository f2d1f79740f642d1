/// Git passes over longer ones, too.
private let ignoreFileLimit = 100 << 20

/// What git ignores in one folder of a repository, by `.git/info/exclude` and each `.gitignore` above.
///
/// Not asked are the index (a file that matches is ignored though git tracks it) and the user's own
/// `core.excludesFile`, which would make two machines see different files.
struct IgnoreRules: Sendable {
  /// The weakest first.
  private var lists: [IgnoreList] = []
  private var letterCase: LetterCase = .distinguished

  /// Nothing is ignored.
  init() {}

  /// Those of the folders above `folder`, up to the root of the repository; none outside of one.
  init(above folder: FilePath) {
    var way: [FilePath] = []
    var next = folder.parent
    while let current = next {
      way.append(current)
      if GitFolder(of: current) != nil {
        for step in way.reversed() { enter(step) }
        return
      }
      next = current.parent
    }
  }

  /// Adds what the folder itself says. A repository in it begins anew: git does not look into it from outside.
  mutating func enter(_ folder: FilePath) {
    if let git = GitFolder(of: folder) {
      letterCase = git.letterCase
      lists = []
      add(contents(of: git.excludeFile, links: .follow, limit: ignoreFileLimit), in: folder)
    }
    // git refuses a `.gitignore` that is a link.
    add(
      contents(
        of: folder.appending(Array(".gitignore".utf8)), links: .refuse, limit: ignoreFileLimit),
      in: folder)
  }

  /// For a path whose folders are not themselves ignored.
  func ignores(_ path: FilePath, _ kind: FileKind) -> Bool {
    for list in lists.reversed() {
      if let verdict = list.verdict(on: path, kind) { return verdict == .ignore }
    }
    return false
  }

  private mutating func add(_ text: [UInt8]?, in folder: FilePath) {
    guard let text, let list = IgnoreList(text, in: folder, letterCase: letterCase) else { return }
    lists.append(list)
  }
}
