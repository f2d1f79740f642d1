import Foundation
import Testing
import UntangleConfiguration

@Suite struct ConfigurationFileTests {
  /// Runs the body in a new folder that is gone afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("untangle-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder + "/a/b", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func load(_ path: String) -> [String] {
    mistakes(loadConfiguration(path: path, schemas: sampleSchemas))
  }

  @Test func findsTheNearestFileAtOrAboveAFolder() throws {
    try inFolder { folder in
      try "".write(toFile: folder + "/.lintrc.yml", atomically: true, encoding: .utf8)
      #expect(nearestConfiguration(from: folder + "/a/b/") == folder + "/.lintrc.yml")
      try "".write(toFile: folder + "/a/b/.lintrc.yml", atomically: true, encoding: .utf8)
      #expect(nearestConfiguration(from: folder + "/a/b") == folder + "/a/b/.lintrc.yml")
      #expect(nearestConfiguration(from: folder + "/a") == folder + "/.lintrc.yml")
    }
  }

  @Test func readsAFile() throws {
    try inFolder { folder in
      let path = folder + "/.lintrc.yml"
      try "closures: once\nx: 1\n".write(toFile: path, atomically: true, encoding: .utf8)
      let result = loadConfiguration(path: path, schemas: sampleSchemas)
      #expect(result.configuration.closures.calls == .once)
      #expect(result.configuration.globBase == folder)
      #expect(result.mistakes.first?.description.hasPrefix("\(path):2:1: unknown key 'x'") == true)
    }
  }

  @Test func refusesWhatIsNoFile() throws {
    try inFolder { folder in
      let path = folder + "/.lintrc.yml"
      #expect(load(path) == ["cannot be read: no such file or directory"])
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      #expect(nearestConfiguration(from: folder) == path)
      #expect(load(path) == ["is not a regular file"])
    }
  }

  @Test func neitherWaitsForAPipeNorPassesItOver() throws {
    try inFolder { folder in
      let path = folder + "/.lintrc.yml"
      #expect(mkfifo(path, 0o600) == 0)
      #expect(nearestConfiguration(from: folder) == path)
      #expect(load(path) == ["is not a regular file"])
    }
  }

  @Test func findsBrokenLinksAndSaysSo() throws {
    try inFolder { folder in
      let path = folder + "/.lintrc.yml"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
      #expect(nearestConfiguration(from: folder + "/a") == path)
      #expect(load(path) == ["cannot be read: no such file or directory"])
    }
  }

  /// The super user may read everything, so there is nothing to see for them.
  @Test(.enabled(if: geteuid() != 0)) func saysWhyAFileCannotBeRead() throws {
    try inFolder { folder in
      let path = folder + "/.lintrc.yml"
      #expect(
        FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0]))
      #expect(load(path) == ["cannot be read: permission denied"])
    }
  }
}
