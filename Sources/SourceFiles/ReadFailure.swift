#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or folder could not be read. The description is one lowercase sentence about its path.
package enum ReadFailure: Error, Hashable, Sendable {
  /// It was listed but no longer exists.
  case disappeared
  case permissionDenied
  /// A pipe, socket, device or folder where a file should be.
  case notRegular
  /// `limit` is in bytes.
  case tooLarge(limit: Int)
  /// Any other error, as an `errno` code.
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

/// The system's message for an `errno` code, with a lowercase first letter as our sentences have.
package func systemWords(_ code: Int32) -> String {
  guard let words = strerror(code) else { return "error \(code)" }
  return String(cString: words).startingSmall
}
