/// Which paths the configuration lets in.
struct PathScope: Sendable {
  let base: FilePath
  /// Empty lets everything in.
  private let included: GlobSet
  private let excluded: GlobSet

  init(base: FilePath, included: [Glob], excluded: [Glob]) {
    self.base = base
    self.included = GlobSet(included)
    self.excluded = GlobSet(excluded)
  }

  func excludes(_ path: FilePath) -> Bool {
    guard !excluded.isEmpty else { return false }
    return excluded.matches(path.relative(to: base))
  }

  func includes(_ path: FilePath) -> Bool {
    guard !included.isEmpty else { return true }
    return included.matches(path.relative(to: base))
  }

  /// Whether a walk must look into the folder.
  func reaches(into folder: FilePath) -> Bool {
    // Above the base, patterns do not apply to the folder but to what is in it.
    if base.isWithin(folder) { return true }
    if included.isEmpty && excluded.isEmpty { return true }
    let relative = folder.relative(to: base)
    if excluded.matchesAll(in: relative) { return false }
    return included.isEmpty || included.mayMatch(in: relative)
  }
}
