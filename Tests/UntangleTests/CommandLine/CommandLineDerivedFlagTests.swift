import Testing

/// Flags that follow from other variables, as `untangle suggest` tells of them.
@Suite("Command line: flags that become computed") struct CommandLineDerivedFlagTests {
  /// Where nothing can look between two writes, nothing is said about it; otherwise the write is named.
  @Test func onlyWritesThatCodeCanLookBehindAreNamed() async throws {
    let quiet = try await suggestion(for: "    isOnline = true\n    peer = found\n")
    #expect(quiet.contains("var isOnline: Bool { peer != nil }"), "\(quiet)")
    #expect(!quiet.contains("would differ"), "\(quiet)")
    let loud = try await suggestion(for: "    isOnline = true\n    greet()\n    peer = found\n")
    #expect(
      loud.contains("A.swift:6:5: from here to the next write 'isOnline' would differ"), "\(loud)")
    #expect(loud.ranges(of: "would differ").count == 1, "\(loud)")
  }

  /// Where nothing can look, `untangle rewrite` computes the flag. Otherwise it names what is in the way.
  @Test func aFlagIsComputedWhereNothingCanLook() async throws {
    let quiet = try await folder(with: "    isOnline = true\n    peer = found\n")
    #expect(
      try await quiet.untangle("suggest", "--type", "Link").text.contains(
        "'untangle rewrite --type Link' shows all of it as a diff"))
    let rewritten = try await quiet.untangle("rewrite", "--type", "Link", "--apply")
    #expect(rewritten.status == 0, "\(rewritten.text)")
    let text = try quiet.text("A.swift")
    #expect(text.contains("  var isOnline: Bool { peer != nil }\n"), "\(text)")
    #expect(!text.contains("isOnline = "), "\(text)")
    let loud = try await folder(with: "    isOnline = true\n    greet()\n    peer = found\n")
    let left = try await loud.untangle("rewrite", "--type", "Link")
    #expect(left.status == 1)
    #expect(
      left.errors.contains("A.swift:6:5: from here to the next write 'isOnline' would differ"),
      "\(left.errors)")
  }

  /// What is handed out may be changed at any time, so that all its reads have to be looked at.
  @Test func whatIsHandedOutHasNoKnownMoments() async throws {
    let text = try await suggestion(for: "    adopt(&isOnline)\n    isOnline = true\n    peer = found\n")
    #expect(!text.contains("would differ"), "\(text)")
  }

  /// What asks for the flag before it is set would find it set, and never run.
  @Test func aFlagThatLetsCodeRunOnceStays() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      final class Recorder {
        private var hasPurged = false
        private var last: String?
        var isClean: Bool { hasPurged }

        func record(_ text: String) {
          last = text
          purgeIfNeeded()
          print(last ?? "")
        }

        private func purgeIfNeeded() {
          guard !hasPurged else { return }
          hasPurged = true
          removeOld()
        }

        private func removeOld() {}
      }

      """)
    let text = try await folder.untangle("suggest", "--type", "Recorder").text
    #expect(
      text.contains("'purgeIfNeeded' runs only while 'hasPurged' is off, when 'last' is set already"),
      "\(text)")
    #expect(!text.contains("last != nil"), "\(text)")
  }

  private func suggestion(for body: String) async throws -> String {
    try await folder(with: body).untangle("suggest", "--type", "Link").text
  }

  private func folder(with body: String) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      final class Link {
        private(set) var isOnline = false
        private(set) var peer: String?

        func connect(to found: String) {
      \(body)  }

        func disconnect() {
          isOnline = false
          peer = nil
        }

        private func greet() { print(isOnline ? "online" : "offline") }
      }

      func adopt(_ flag: inout Bool) {}

      """)
    return folder
  }
}
