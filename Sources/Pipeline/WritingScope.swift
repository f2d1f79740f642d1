import UntangleSourceFiles

/// The folders in which a run may write, known before it reads anything.
package struct WritingScope: Sendable {
  /// The folders of the files to read; absolute.
  package var folders: [[UInt8]]
  /// The working directory and the named paths; absolute.
  package var roots: [[UInt8]]
}

extension AnalysisRequest {
  /// Searches the files; empty for standard input.
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
