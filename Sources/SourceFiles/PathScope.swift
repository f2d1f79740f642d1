/// Which paths the configuration lets in.
struct PathScope: Sendable {
  let base: FilePath
  /// Empty lets everything in.
  let included: [Glob]
  let excluded: [Glob]

  func excludes(_ path: FilePath) -> Bool {
    guard !excluded.isEmpty else { return false }
    let relative = path.relative(to: base)
    return excluded.contains { $0.matches(relative) }
  }

  func includes(_ path: FilePath) -> Bool {
    guard !included.isEmpty else { return true }
    let relative = path.relative(to: base)
    return included.contains { $0.matches(relative) }
  }

  /// Whether a walk must look into the folder.
  func reaches(into folder: FilePath) -> Bool {
    // Above the base, patterns do not apply to the folder but to what is in it.
    if base.isWithin(folder) { return true }
    if included.isEmpty && excluded.isEmpty { return true }
    let relative = folder.relative(to: base)
    if excluded.contains(where: { $0.matchesAll(in: relative) }) { return false }
    return included.isEmpty || included.contains { $0.mayMatch(in: relative) }
  }
}
