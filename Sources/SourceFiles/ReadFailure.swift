#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or folder could not be read; describes itself in one lowercase sentence about the path it came with.
package enum ReadFailure: Error, Hashable, Sendable {
  /// It was listed and is there no more.
  case disappeared
  case permissionDenied
  /// A pipe, socket, device or folder where a file should be.
  case notRegular
  /// `limit` in bytes.
  case tooLarge(limit: Int)
  /// Anything else, by the number that the system gave.
  case system(code: Int32)

  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .disappeared
    case EACCES, EPERM: self = .permissionDenied
    default: self = .system(code: code)
    }
  }

  package func problem(about path: String) -> Problem {
    Problem(path: path, reason: description)
  }
}

extension ReadFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .disappeared: "disappeared while it was being read"
    case .permissionDenied: "cannot be read: permission denied"
    case .notRegular: "is not a regular file"
    case .tooLarge(let limit): "is larger than the limit of \(limit) bytes"
    case .system(let code): "cannot be read: \(systemWords(code))"
    }
  }
}

/// The system's words start with a capital; our sentences do not.
func systemWords(_ code: Int32) -> String {
  guard let words = strerror(code) else { return "error \(code)" }
  let text = String(cString: words)
  return text.prefix(1).lowercased() + text.dropFirst()
}
