import UntangleConfiguration
import UntangleProjectModel
import UntangleRewrites
import UntangleSourceFiles

extension Analysis {
  /// The files that declare or extend the type.
  func files(of type: ProjectType) throws(ReadFailure) -> [FileText] {
    var files: [FileText] = []
    for text in sourceTexts(of: type) { files.append(try self.text(text)) }
    return files
  }

  /// The texts that declare or extend the type.
  func sourceTexts(of type: ProjectType) -> [SourceText] {
    // Few paths, and many texts: to compare each is quicker than to hash it.
    let paths = Array(pathsOf(type))
    return outcome.texts.filter { paths.contains($0.path) }
  }

  /// The text as this run has read it, perhaps in place of a file.
  func text(_ text: SourceText) throws(ReadFailure) -> FileText {
    if let bytes = outcome.request.replacements[text.path] { return FileText(path: text.path, bytes: bytes) }
    return FileText(path: text.path, bytes: try bytes(of: text))
  }

  func bytes(of text: SourceText) throws(ReadFailure) -> [UInt8] {
    switch text {
    case .memory(let input): return input.bytes
    case .file, .stored:
      var buffer = ReadBuffer()
      return try withSourceBytes(
        of: text.file, reusing: &buffer, limit: outcome.request.configuration.limits.fileSize
      ) {
        Array($0)
      }
    }
  }
}

/// The paths of the files that declare or extend the type.
func pathsOf(_ type: ProjectType) -> Set<String> {
  Set(type.declarations.map(\.path) + type.bodies.map(\.path))
}
