/// A path pattern of `.lintrc.yml`: `**`, `*`, `?`, `[a-z]`, `{a,b}`, and `\` to escape the next character.
///
///     Generated          the file or folder of that name beside the configuration, and all inside it
///     **/*.gen.swift     such files in any folder
///     {App,Kit}/**/UI    every folder `UI` in either
///
/// `*` and `?` never match a slash; `?` and `[…]` match one character.
package struct Glob: Sendable {
  private enum Form: Sendable {
    /// Without wildcards; slashes only separate components.
    case plain([UInt8])
    /// One program per combination of brace alternatives.
    case programs([WildcardProgram])
  }

  /// As written.
  package let pattern: String
  private let form: Form

  package init(_ pattern: String) throws(GlobError) {
    self.pattern = pattern
    let choices = try expandBraces(Array(pattern.utf8), of: pattern)
    var programs: [[WildcardStep]] = []
    for choice in choices { programs.append(try globSteps(choice, of: pattern)) }
    let parts = Array(pattern.utf8).split(separator: .slash).filter { $0 != [.dot] }
    let isPlain = !parts.isEmpty && !pattern.utf8.contains(where: "*?[]{}\\".utf8.contains)
    form =
      isPlain
      ? .plain(Array(parts.joined(separator: [.slash]))) : .programs(programs.map { WildcardProgram($0) })
  }

  /// The only path that matches, besides its descendants; nil where the pattern has wildcards.
  var plainPath: [UInt8]? {
    switch form {
    case .plain(let path): path
    case .programs: nil
    }
  }

  /// Whether the path or a containing folder matches; `relativePath` has no leading slash or `./`.
  package func matches(_ relativePath: String) -> Bool { matches(Array(relativePath.utf8)) }

  func matches(_ relativePath: [UInt8]) -> Bool { reach(relativePath) == .whole }

  /// Whether every path in the folder matches, so that it need not be listed.
  func matchesAll(in folder: [UInt8]) -> Bool {
    // `a`, `a/*` and `a/**` match `a/`, whereas `a/*.swift` does not.
    matches(folder + [.slash])
  }

  /// Whether a path in the folder may match.
  func mayMatch(in folder: [UInt8]) -> Bool { reach(folder + [.slash]) != .nothing }

  /// The largest reach of all alternatives.
  private func reach(_ path: [UInt8]) -> WildcardReach {
    switch form {
    case .plain(let text):
      if path.starts(with: text) {
        return path.count == text.count || path[text.count] == .slash ? .whole : .nothing
      }
      return text.starts(with: path) ? .start : .nothing
    case .programs(let programs):
      var furthest = WildcardReach.nothing
      for program in programs {
        switch program.reach(path, span: .anyFolder) {
        case .whole: return .whole
        case .start: furthest = .start
        case .nothing: break
        }
      }
      return furthest
    }
  }
}

extension Glob: Hashable {
  package static func == (left: Glob, right: Glob) -> Bool { left.pattern == right.pattern }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}
