import Foundation
import Testing
import UntangleSourceFiles

/// A folder for one test, gone after it.
struct TemporaryFolder: ~Copyable {
  /// Absolute, without links in it.
  let path: String

  init() throws {
    var template = Array("\(NSTemporaryDirectory())/untangle-XXXXXX".utf8CString)
    let made = try #require(template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) })
    let resolved = try #require(realpath(made, nil))
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String = "") throws {
    try write(name, bytes: Array(text.utf8))
  }

  func write(_ name: String, bytes: [UInt8]) throws {
    let file = "\(path)/\(name)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let stream = try #require(fopen(file, "wb"))
    defer { fclose(stream) }
    fwrite(bytes, 1, bytes.count, stream)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try #require(symlink(target, "\(path)/\(name)") == 0)
  }

  func discover(
    _ paths: String..., included: [Glob] = [], excluded: [Glob] = [], from folder: String = ""
  ) -> Discovery {
    let base = folder.isEmpty ? path : "\(path)/\(folder)"
    return discoverSources(
      DiscoveryRequest(
        paths: paths, workingDirectory: base, included: included, excluded: excluded, globBase: path
      ))
  }
}

extension Discovery {
  var paths: [String] { files.map(\.path) }
  var told: [String] { problems.map { "\($0.path) \($0.reason)" } }
}
