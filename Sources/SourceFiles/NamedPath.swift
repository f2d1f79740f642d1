#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path that the user named, and what it leads to.
struct NamedPath: Sendable {
  let path: FilePath
  let style: PathStyle
  let status: FileStatus
  /// Of the path itself: `.link` for one that leads to what `status` says.
  private let ownKind: FileKind

  init(_ text: String, in workingDirectory: FilePath) throws(Problem.Thrown) {
    style = text.utf8.first == .slash ? .absolute : .relative
    guard !text.isEmpty else { throw Problem.Thrown("''", "is an empty path") }
    let path = FilePath(text.utf8, in: workingDirectory)
    do throws(ReadFailure) {
      (self.path, status) = try withoutParentSteps(path, writtenAs: text, in: workingDirectory)
      ownKind = try self.path.ownStatus().kind
    } catch {
      let reason = error == .disappeared ? missing(path, in: workingDirectory, style) : "\(error)"
      throw Problem.Thrown(shownPath(path, from: workingDirectory, style: style), reason)
    }
  }
}

extension NamedPath: Comparable {
  /// Real files before links to them, so that they are shown by their own names.
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

/// `link/..` is the parent of what the link leads to, not `link`'s own, as the letters have it.
private func withoutParentSteps(
  _ path: FilePath, writtenAs text: String, in workingDirectory: FilePath
) throws(ReadFailure) -> (FilePath, FileStatus) {
  let written =
    text.utf8.first == .slash
    ? text : String(decoding: workingDirectory.bytes, as: UTF8.self) + "/" + text
  guard text.utf8.split(separator: .slash).contains([.dot, .dot]) else {
    return (path, try path.targetStatus())
  }
  guard let real = written.withCString({ realpath($0, nil) }) else {
    throw ReadFailure(code: errno)
  }
  defer { free(real) }
  let realPath = FilePath(String.bytes(of: real))
  let status = try realPath.targetStatus()
  if let byLetter = try? path.targetStatus(), byLetter.identity == status.identity {
    return (path, status)
  }
  return (realPath, status)
}

private func missing(_ path: FilePath, in workingDirectory: FilePath, _ style: PathStyle) -> String {
  if (try? path.ownStatus())?.kind == .link { return "is a link to what does not exist" }
  guard let nearest = nearestExisting(to: path) else { return "does not exist" }
  return
    "does not exist; did you mean '\(shownPath(nearest, from: workingDirectory, style: style))'?"
}
