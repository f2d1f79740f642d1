/// Why a file was not written. The description is one lowercase sentence about its path.
package enum WriteFailure: Error, Hashable, Sendable {
  /// Its content differs from the one that was analysed.
  case changed
  /// It could not be read again.
  case unreadable(ReadFailure)
  case readOnly
  /// It should be a new file, but it exists.
  case exists
  /// The folder of a new file does not exist.
  case noFolder
  /// No file can be created next to it.
  case closedFolder
  case isFolder
  /// Any other error, as an `errno` code.
  case system(code: Int32)
  /// It was replaced before another file failed, and it could not be restored. `kept` is the file with its
  /// old content.
  case notPutBack(kept: String)
  /// It was replaced before another file failed, and another program has edited it since. The edit stays; the
  /// file `kept` has the old content.
  case editedSince(kept: String)
  /// A new file that could not be removed again, because another program has edited it. The edit stays.
  case editedNew
  /// Another program wrote to it twice during the replacement. The later edit stays; the file `kept` has the
  /// earlier one.
  case editedTwice(kept: String)
  /// Another program has it open for writing.
  case heldOpen
  /// The run was asked to stop.
  case stopped

  /// Whether the file next to it holds the only copy of some content.
  var keepsContent: Bool {
    switch self {
    case .notPutBack, .editedSince, .editedTwice: true
    default: false
    }
  }

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
    case .editedSince(let kept):
      "was written and then edited by another program; the edit stays, the content before is in \(kept)"
    case .editedNew: "was written and then edited by another program; the edit stays"
    case .editedTwice(let kept):
      "was edited twice while it was to be written; the later edit stays, the earlier is in \(kept)"
    case .heldOpen: "cannot be written: another program has it open for writing; run again"
    case .stopped: "was not written: the run was stopped"
    }
  }
}
