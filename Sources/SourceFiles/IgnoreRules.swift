/// git skips longer files, too. In bytes.
private let ignoreFileLimit = 100 << 20

/// What git ignores in one folder of a repository, by `.git/info/exclude` and the `.gitignore` files above.
///
/// Two sources are not consulted: the index (a matching file is ignored even if git tracks it) and the user's
/// `core.excludesFile`, which would make results differ between machines.
struct IgnoreRules: Sendable {
  /// In ascending precedence.
  private var lists: [IgnoreList] = []
  private var letterCase: LetterCase = .distinguished

  /// Ignores nothing.
  init() {}

  /// The rules of the folders above `folder`, up to the root of the repository; empty outside of one.
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

  /// Adds the rules of the folder itself. A nested repository starts with no rules, because git does not look
  /// into it from outside.
  mutating func enter(_ folder: FilePath) {
    if let git = GitFolder(of: folder) {
      letterCase = git.letterCase
      lists = []
      add(contents(of: git.excludeFile, links: .follow, limit: ignoreFileLimit), in: folder)
    }
    // git rejects a `.gitignore` that is a link.
    add(
      contents(
        of: folder.appending(Array(".gitignore".utf8)), links: .refuse, limit: ignoreFileLimit),
      in: folder)
  }

  /// Valid for paths whose ancestors are not ignored.
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
