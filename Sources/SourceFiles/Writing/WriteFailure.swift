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
  /// It was replaced before another file failed, and another program has edited it since: the edit stays. The old
  /// content is in `kept`.
  case editedSince(kept: String)
  /// It is a new file that could not be taken away again, as another program has edited it: the edit stays.
  case editedNew
  /// Another program wrote to it twice in the moment in which it was replaced: the later edit stays, the earlier is
  /// in `kept`.
  case editedTwice(kept: String)
  /// Another program can write to it at any time.
  case heldOpen
  /// The run was to end.
  case stopped

  /// Whether what stands beside the file is all there is of some content.
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
