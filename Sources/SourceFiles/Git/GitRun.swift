import Foundation

/// Runs git in the process's folder, with its environment: hooks hand the index over in there.
///
/// All streams are files: pipes fill up, and then both sides wait for each other.
func runGit(_ arguments: [String], input: [UInt8] = []) throws(GitFailure) -> [UInt8] {
  let result = try result(ofGit: arguments, input: input)
  guard result.status == 0 else {
    let line = result.errors.split(separator: "\n").first.map(String.init)
    throw .other(line ?? "exit code \(result.status)")
  }
  return result.output
}

/// nil where git answers no.
func askGit(_ arguments: [String]) throws(GitFailure) -> String? {
  let result = try result(ofGit: arguments, input: [])
  guard result.status == 0 else { return nil }
  let text = String(decoding: result.output, as: UTF8.self)
  return text.hasSuffix("\n") ? String(text.dropLast()) : text
}

private struct GitResult {
  var status: Int32
  var output: [UInt8]
  var errors: String
}

private func result(
  ofGit arguments: [String], input: [UInt8]
) throws(GitFailure) -> GitResult {
  guard let program = programPath("git") else { throw .notInstalled }
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "untangle-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try Data(input).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--no-pager", "--no-optional-locks", "-c", "color.ui=false"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return GitResult(
      status: process.terminationStatus, output: Array(try Data(contentsOf: files[1])),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  } catch {
    throw .other("it could not be started")
  }
}

private func programPath(_ name: String) -> String? {
  let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
  return folders.split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
