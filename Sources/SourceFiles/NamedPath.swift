#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path that the user named, with the file or folder that it leads to.
struct NamedPath: Sendable {
  let path: FilePath
  let style: PathStyle
  let status: FileStatus
  /// The kind of the path itself: `.link` where `status` is that of a link's target.
  private let ownKind: FileKind

  /// The hint in the message about a missing path.
  enum Advice: Sendable {
    /// Suggests the most similar name, which requires a listing of the folder.
    case nearestName
    case none
  }

  init(
    _ text: String, in workingDirectory: FilePath, advice: Advice = .nearestName
  ) throws(Problem.Thrown) {
    style = text.utf8.first == .slash ? .absolute : .relative
    guard !text.isEmpty else { throw Problem.Thrown("''", "is an empty path") }
    let bytes = systemPath(text, in: workingDirectory)
    let path = FilePath(bytes, in: workingDirectory)
    do throws(ReadFailure) {
      (self.path, status) = try withoutParentSteps(path, writtenAs: bytes, in: workingDirectory)
      ownKind = try self.path.ownStatus().kind
    } catch {
      let sought = unescaped(text.utf8).map { FilePath($0, in: workingDirectory) } ?? path
      let reason = error == .disappeared ? missing(sought, in: workingDirectory, style, advice) : "\(error)"
      throw Problem.Thrown(shownPath(path, from: workingDirectory, style: style), reason)
    }
  }
}

extension NamedPath: Comparable {
  /// Real files sort before links to them, so that they are shown by their own names.
  static func < (left: NamedPath, right: NamedPath) -> Bool {
    if left.ownKind == .link && right.ownKind != .link { return false }
    if left.ownKind != .link && right.ownKind == .link { return true }
    return left.path < right.path
  }

  static func == (left: NamedPath, right: NamedPath) -> Bool { left.path == right.path }
}

extension Problem {
  struct Thrown: Error {
    let problem: Problem

    init(_ path: String, _ reason: String) { problem = Problem(path: path, reason: reason) }
  }
}

/// `link/..` is the parent of the link's target, whereas lexically it is the parent of `link`.
private func withoutParentSteps(
  _ path: FilePath, writtenAs text: [UInt8], in workingDirectory: FilePath
) throws(ReadFailure) -> (FilePath, FileStatus) {
  guard text.split(separator: .slash).contains([.dot, .dot]) else {
    return (path, try path.targetStatus())
  }
  let written = FilePath(
    asIs: text.first == .slash ? text : workingDirectory.bytes + [.slash] + text)
  guard let realPath = written.resolved() else { throw ReadFailure(code: errno) }
  let status = try realPath.targetStatus()
  if let byLetter = try? path.targetStatus(), byLetter.identity == status.identity {
    return (path, status)
  }
  return (realPath, status)
}

private func missing(
  _ path: FilePath, in workingDirectory: FilePath, _ style: PathStyle, _ advice: NamedPath.Advice
) -> String {
  if (try? path.ownStatus())?.kind == .link { return "is a link to what does not exist" }
  guard advice == .nearestName, let nearest = nearestExisting(to: path) else {
    return "does not exist"
  }
  return
    "does not exist; did you mean '\(shownPath(nearest, from: workingDirectory, style: style))'?"
}
