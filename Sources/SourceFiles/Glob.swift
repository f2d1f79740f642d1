/// A pattern for paths, as `.lintrc.yml` has them: `**`, `*`, `?`, `[a-z]`, `{a,b}`, and `\` before a literal one.
///
///     Generated          the file or folder of that name beside the configuration, and all inside it
///     **/*.gen.swift     such files in any folder
///     {App,Kit}/**/UI    every folder `UI` in either
///
/// `*` and `?` never match a slash; `?` and `[…]` match one character.
package struct Glob: Sendable {
  /// As written.
  package let pattern: String
  /// One for each choice that braces leave.
  private let programs: [WildcardProgram]

  package init(_ pattern: String) throws(GlobError) {
    self.pattern = pattern
    var programs: [WildcardProgram] = []
    for choice in try expandBraces(Array(pattern.utf8), of: pattern) {
      programs.append(WildcardProgram(try globSteps(choice, of: pattern)))
    }
    self.programs = programs
  }

  /// Whether the path or a folder that contains it matches; `relativePath` has no leading slash or `./`.
  package func matches(_ relativePath: String) -> Bool {
    matches(relativePath.utf8)
  }

  func matches(_ relativePath: some Sequence<UInt8>) -> Bool {
    programs.contains {
      switch $0.reach(relativePath, span: .anyFolder) {
      case .whole: true
      case .start, .nothing: false
      }
    }
  }

  /// Whether every path in the folder matches, so that nobody need look.
  func matchesAll(in folder: [UInt8]) -> Bool {
    // `a/` is what `a`, `a/*` and `a/**` match, and `a/*.swift` does not.
    matches(folder + [.slash])
  }

  /// Whether some path in the folder may match.
  func mayMatch(in folder: [UInt8]) -> Bool {
    programs.contains {
      switch $0.reach(folder + [.slash], span: .anyFolder) {
      case .whole, .start: true
      case .nothing: false
      }
    }
  }
}

extension Glob: Hashable {
  package static func == (left: Glob, right: Glob) -> Bool { left.pattern == right.pattern }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}
