import Testing

/// What is assumed of the use of a type, and what is asked about it, as a user meets both.
struct CommandLinePremiseTests {
  /// 'restore' alone breaks that only one of the two is set.
  private static let player = """
    final class Player {
      private(set) var isPlaying = false
      private(set) var isPaused = false
      func play() { isPlaying = true; isPaused = false }
      func pause() { isPlaying = false; isPaused = true }
      func stop() { isPlaying = false; isPaused = false }
      func restore() { isPaused = true }
    }

    """

  private func folder(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.player)
    if let configuration { try folder.write(".lintrc.yml", configuration) }
    return folder
  }

  private func rows(_ run: CommandRun) throws -> [JSONNode] {
    try run.json()["types"].elements.first?["reachable"].elements ?? []
  }

  @Test func aStatementAboutTheUseLeavesFewerStates() async throws {
    let folder = try folder()
    let all = try await folder.untangle(["states", "--type", "Player", "--format", "json"])
    let assumed = try await folder.untangle([
      "states", "--type", "Player", "--format", "json", "--assume", "exclusive: isPlaying, isPaused",
    ])
    #expect(try rows(all).count == 4)
    #expect(try rows(assumed).count == 3)
    #expect(assumed.status == 0)
  }

  @Test func theTableTellsWhatItRestsOn() async throws {
    let run = try await folder().untangle([
      "states", "--type", "Player", "--assume", "exclusive: isPlaying, isPaused",
    ])
    #expect(
      run.text.contains(
        "'isPlaying' and 'isPaused' are never set at once: 'restore' does not begin where that would break"),
      "\(run.text)")
  }

  /// What is asked can be pasted as it stands, and is asked no more then.
  @Test func theQuestionAnswersItself() async throws {
    let asked = try await folder().untangle(["suggest"])
    #expect(
      asked.text.contains(
        "3 of 4 reached states are left if 'isPlaying' and 'isPaused' are never set at once"))
    #expect(asked.text.contains("'restore' (A.swift:7) would break it"))
    let lines = asked.lines.drop { !$0.hasSuffix("assume:") }.prefix(3)
    let configuration = lines.joined(separator: "\n") + "\n"
    let answered = try await folder(configuration.unindented).untangle(["suggest"])
    #expect(
      answered.text.contains("3 of 4 states are reached: one enum"), "\(configuration)\n\(answered.text)")
    #expect(answered.text.contains("assumed:\n- exclusive: [isPlaying, isPaused]"))
    #expect(!answered.text.contains("is this meant?"))
  }

  @Test func anEnumThatRestsOnAStatementAssertsIt() async throws {
    let run = try await folder().untangle([
      "rewrite", "--type", "Player", "--assume", "exclusive: isPlaying, isPaused",
    ])
    #expect(run.status == 0)
    #expect(
      run.lines.prefix(2) == [
        "# assumed: 'isPlaying' and 'isPaused' are never set at once: 'restore' does not begin where that would break",
        "# no case any more: 'isPlaying' with 'isPaused'",
      ], "\(run.text)")
    let assertion =
      "assert(state != .playing, \"no case for 'isPlaying' with 'isPaused': it becomes 'paused'\")"
    #expect(run.text.contains(assertion), "\(run.text)")
  }

  /// The next run would say that the configuration speaks of no state variable.
  @Test func whatIsSettledIsToBeTakenOut() async throws {
    let folder = try folder("assume:\n  Player:\n    - exclusive: [isPlaying, isPaused]\n")
    let run = try await folder.untangle(["rewrite", "--type", "Player", "--apply"])
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "# .lintrc.yml:3: 'exclusive: [isPlaying, isPaused]' is settled by the enum: take it out"),
      "\(run.errors)")
    try folder.write(".lintrc.yml", "rules:\n")
    let again = try await folder.untangle(["states", "--type", "Player"])
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test func anEnumAgainstWhichItsOwnCodeGoesIsNotWritten() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      final class Player {
        private(set) var isPlaying = false
        private(set) var isPaused = false
        func play() { isPlaying = true; isPaused = false }
        func pause() { isPlaying = false; isPaused = true }
        func both() { isPlaying = true; isPaused = true }
      }
      """)
    let run = try await folder.untangle([
      "rewrite", "--type", "Player", "--assume", "exclusive: isPlaying, isPaused",
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("'both'"), "\(run.errors)")
  }

  @Test(arguments: ["exclusive: isPlaying, isGone", "serial: rewind"])
  func whatNamesNothingIsAnError(_ premise: String) async throws {
    let run = try await folder().untangle(["states", "--type", "Player", "--assume", premise])
    #expect(run.status == 2)
    #expect(run.errors.contains("isGone") || run.errors.contains("rewind"), "\(run.errors)")
  }

  /// 'play' clears the other flag whatever it begins in.
  @Test func whatTheCodeBreaksForCertainIsAnErrorWithTheWay() async throws {
    let run = try await folder().untangle([
      "suggest", "--type", "Player", "--assume", "kept: !isPlaying && !isPaused",
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("pause") || run.errors.contains("play"), "\(run.errors)")
  }

  @Test func aStatementNeedsAType() async throws {
    let run = try await folder().untangle(["suggest", "--assume", "exclusive: isPlaying, isPaused"])
    #expect(run.status == 2)
    #expect(run.errors.contains("--type"))
  }

  /// Twenty rows, and a line that says how to see the others.
  @Test func aLongTableIsCutUnlessAllRowsAreAskedFor() async throws {
    let flags = (1...6).map { "  var is\($0)A = false" }.joined(separator: "\n")
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "final class Many {\n\(flags)\n}\n")
    let few = try await folder.untangle(["states", "--type", "Many"])
    let all = try await folder.untangle(["states", "--type", "Many", "--all-rows"])
    #expect(few.text.contains("20 of 64 are shown, '--all-rows' shows all"), "\(few.text)")
    #expect(all.lines.count - few.lines.count == 44)
  }
}

extension String {
  /// Without the indentation of its first line.
  fileprivate var unindented: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let depth = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }
}
