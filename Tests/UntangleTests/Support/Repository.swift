import Foundation
import Testing

/// The files of this repository, named by their paths below its top folder.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// Whether the tests are to write what they would otherwise compare: `UPDATE_FIXTURES=1 swift test`.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

  static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Absolute, without a slash at the end.
  static var rootPath: String {
    let path = root.path()
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  static func text(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: url(path)), as: UTF8.self)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path())
  }

  static func isFolder(_ path: String) -> Bool {
    (try? url(path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  /// The names in a folder, sorted, hidden ones left out; none where there is no such folder.
  static func names(in folder: String) -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path())
    return (all ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of the Swift files below a folder, sorted.
  static func swiftFiles(below folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if isFolder(path) { return swiftFiles(below: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }
}

/// Compares a text with the file that stores it, or writes the file where the tests are updating.
func expectStored(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let stored = Repository.exists(path) ? try Repository.text(path) : nil
  guard stored != text else { return }
  if Repository.isUpdating {
    let url = Repository.url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return
  }
  let mend = "run `UPDATE_FIXTURES=1 swift test` and review the diff"
  guard let stored else {
    Issue.record("\(path) is missing; \(mend)", sourceLocation: sourceLocation)
    return
  }
  let difference = firstDifference(of: stored, from: text)
  Issue.record("\(path) is stale; \(mend)\n\(difference)", sourceLocation: sourceLocation)
}

private func firstDifference(of stored: String, from expected: String) -> String {
  let left = stored.split(separator: "\n", omittingEmptySubsequences: false)
  let right = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let same = zip(left, right).prefix { $0 == $1 }.count
  let old = same < left.count ? String(left[same]) : "(the end)"
  let new = same < right.count ? String(right[same]) : "(the end)"
  return "  line \(same + 1) is:       \(old)\n  and should be: \(new)"
}
