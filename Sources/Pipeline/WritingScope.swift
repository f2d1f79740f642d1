import UntangleSourceFiles

/// Where a run may write, before it has read anything.
package struct WritingScope: Sendable {
  /// Of the files that it reads; absolute.
  package var folders: [[UInt8]]
  /// The working directory and what was named; absolute.
  package var roots: [[UInt8]]
}

extension AnalysisRequest {
  /// Finds the files; nothing for standard input.
  package var writingScope: WritingScope {
    guard case .paths(let named) = source else { return WritingScope(folders: [], roots: []) }
    var request = self
    let sources = gatherSources(&request)
    let files = Set((sources.files?.files ?? []).map(\.openPath))
    let folders = Set(files.map { folder(of: $0) })
    let paths = named.map { Array(absolutePath($0, in: workingDirectory).utf8) }
    let roots = paths.map { files.contains($0) ? folder(of: $0) : $0 }
    return WritingScope(
      folders: Array(folders) + roots, roots: [Array(workingDirectory.utf8)] + roots)
  }

  private func folder(of path: [UInt8]) -> [UInt8] {
    let end = path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return end == path.startIndex ? [UInt8(ascii: "/")] : Array(path[..<end])
  }
}
