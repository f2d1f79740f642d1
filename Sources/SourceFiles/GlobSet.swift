/// Many globs, matched together. Globs without wildcards are hashed, so their number does not matter.
struct GlobSet: Sendable {
  private var plain: Set<ArraySlice<UInt8>> = []
  /// All ancestors of the plain paths.
  private var folders: Set<ArraySlice<UInt8>> = []
  private var others: [Glob] = []

  init(_ globs: [Glob]) {
    for glob in globs {
      guard let path = glob.plainPath else {
        others.append(glob)
        continue
      }
      plain.insert(path[...])
      var folder = path[...].enclosingFolder
      while let next = folder, folders.insert(next).inserted { folder = next.enclosingFolder }
    }
  }

  var isEmpty: Bool { plain.isEmpty && others.isEmpty }

  /// Whether one of the globs matches the path or a containing folder.
  func matches(_ relativePath: [UInt8]) -> Bool {
    hasPlainPath(around: relativePath) || others.contains { $0.matches(relativePath) }
  }

  /// Whether every path in the folder matches.
  func matchesAll(in folder: [UInt8]) -> Bool {
    hasPlainPath(around: folder) || others.contains { $0.matchesAll(in: folder) }
  }

  /// Whether a path in the folder may match.
  func mayMatch(in folder: [UInt8]) -> Bool {
    hasPlainPath(around: folder) || folders.contains(folder[...])
      || others.contains { $0.mayMatch(in: folder) }
  }

  private func hasPlainPath(around path: [UInt8]) -> Bool {
    guard !plain.isEmpty else { return false }
    var next: ArraySlice<UInt8>? = path[...]
    while let place = next {
      if plain.contains(place) { return true }
      next = place.enclosingFolder
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// The parent of a relative path; nil for a single name.
  fileprivate var enclosingFolder: ArraySlice<UInt8>? {
    lastIndex(of: .slash).map { self[..<$0] }
  }
}
