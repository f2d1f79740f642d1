import Testing

/// What becomes of conditions over several of the variables that an enum replaces.
struct CommandLineRewriteQuestionTests {
  private static let horn = """
    struct Horn {
      struct Signal { var tone: Int }

      private var signal: Signal?
      private var hasSounded = false

      mutating func arm(after delay: Int, tone: Int) {
        hasSounded = false
        guard delay > 0 else {
          signal = nil
          return
        }
        signal = Signal(tone: tone)
      }

      mutating func sound() -> Int? {
        guard !hasSounded, let signal else { return nil }
        hasSounded = true
        return signal.tone
      }

      func next() -> Int {
        if let next = signal, !hasSounded { return next.tone }
        return 0
      }
    }

    """

  /// One pattern asks for both and binds the value, and no write comes before others that overwrite it.
  @Test func onePatternBindsTheValueOfACase() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Horn.swift", Self.horn)
    let run = try await folder.untangle("rewrite", "--type", "Horn", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Horn.swift")
    for line in [
      "    guard delay > 0 else {", "      state = .idle", "    state = .signal(Signal(tone: tone))",
      "    guard case .signal(let signal) = state else { return nil }",
      "    if case .signal(let next) = state { return next.tone }",
    ] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(line) in\n\(text)")
    }
    #expect(!text.contains("hasSounded") && !text.contains("var signal"), "\(text)")
  }
}
