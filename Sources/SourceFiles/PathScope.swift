/// The paths that the configuration includes and excludes.
struct PathScope: Sendable {
  let base: FilePath
  /// Empty includes everything.
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

  /// Whether nothing in the folder is read, whatever it is called.
  func excludesAll(in folder: FilePath) -> Bool {
    !base.isWithin(folder) && !excluded.isEmpty && excluded.matchesAll(in: folder.relative(to: base))
  }

  /// Whether a walk must enter the folder.
  func reaches(into folder: FilePath) -> Bool {
    // Above the base, patterns apply to the folder's descendants, not to the folder.
    if base.isWithin(folder) { return true }
    if included.isEmpty && excluded.isEmpty { return true }
    let relative = folder.relative(to: base)
    if excluded.matchesAll(in: relative) { return false }
    return included.isEmpty || included.mayMatch(in: relative)
  }
}
