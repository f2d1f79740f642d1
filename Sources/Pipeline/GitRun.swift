import Foundation
package import UntangleSourceFiles

extension GitQuestions {
  /// Starts git in the process's folder, with its environment: hooks hand the index over in there.
  package static let system = GitQuestions { arguments, input throws(GitFailure) in
    guard let program = programPath("git") else { throw .notInstalled }
    do {
      return try answer(of: program, arguments, input: input)
    } catch {
      throw .other("it could not be started")
    }
  }
}

/// All streams are files: pipes fill up, and then both sides wait for each other.
private func answer(
  of program: String, _ arguments: [String], input: [UInt8]
) throws -> GitAnswer {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "untangle-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
  for (file, content) in zip(files, [input, [], []]) { try Data(content).write(to: file) }
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = ["--no-pager", "--no-optional-locks", "-c", "color.ui=false"] + arguments
  process.standardInput = try FileHandle(forReadingFrom: files[0])
  process.standardOutput = try FileHandle(forWritingTo: files[1])
  process.standardError = try FileHandle(forWritingTo: files[2])
  try process.run()
  process.waitUntilExit()
  return GitAnswer(
    status: process.terminationStatus, output: Array(try Data(contentsOf: files[1])),
    errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
}

private func programPath(_ name: String) -> String? {
  let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
  return folders.split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
