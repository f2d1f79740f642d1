/// Why a file was not written; describes itself in one lowercase sentence about the path it came with.
package enum WriteFailure: Error, Hashable, Sendable {
  /// Its content is not what was analysed.
  case changed
  /// It could not even be read again.
  case unreadable(ReadFailure)
  case readOnly
  /// It was to be a new file.
  case exists
  /// The folder of a new file is not there.
  case noFolder
  /// No file can be made beside it.
  case closedFolder
  case isFolder
  /// Anything else, by the number that the system gave.
  case system(code: Int32)
  /// It was replaced before another file failed, and its old content, in the file `kept`, could not be put back.
  case notPutBack(kept: String)

  package func problem(about path: String) -> Problem {
    Problem(path: path, reason: description)
  }
}

extension WriteFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .changed: "cannot be written: it changed after it was analysed; run again"
    case .unreadable(let failure): failure.description
    case .readOnly: "cannot be written: it is read-only"
    case .exists: "is there already; name another file"
    case .noFolder: "cannot be written: its folder does not exist"
    case .closedFolder: "cannot be written: its folder allows no new files"
    case .isFolder: "cannot be written: it is a folder"
    case .system(let code): "cannot be written: \(systemWords(code))"
    case .notPutBack(let kept): "is changed and could not be put back; its old content is in \(kept)"
    }
  }
}
