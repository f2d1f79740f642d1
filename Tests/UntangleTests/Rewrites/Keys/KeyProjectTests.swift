import Testing

/// A whole project, compiled and run before and after its literals became keys.
struct KeyProjectTests {
  @Test(.enabled(if: SwiftCompiler.path != nil), arguments: [UInt64(7)])
  func aRewrittenProjectDoesTheSame(seed: UInt64) async throws {
    let project = GeneratedKeyProject(seed: seed)
    let folder = try TemporaryFolder()
    for (name, text) in project.sources { try folder.write("Sources/App/\(name)", text) }
    let before = try await output(of: "before", in: folder)
    #expect(before.count > 300)

    let run = try await folder.untangle("keys", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains("declared 80 keys in Sources/App/DefaultsKeys.swift, rewrote"), "\(run.errors)")
    #expect(run.errors.hasSuffix("in 30 files\n"))
    #expect(!run.errors.contains("left as they are"))
    try await expectRewritten(project, in: folder)

    let after = try await output(of: "after", in: folder)
    #expect(after == before)
    let again = try await folder.untangle("keys", "--apply")
    #expect(again.errors.hasSuffix("nothing to do: no key is written as a literal\n"))
  }

  /// No call of user defaults is left with a literal, and every other line is what it was.
  private func expectRewritten(
    _ project: GeneratedKeyProject, in folder: borrowing TemporaryFolder
  ) async throws {
    let calls =
      /(store|optional\?|other)\.(set|bool|integer|double|float|string|data|object|stringArray|array|removeObject|register)\(/
    var lookAlikes: [String] = []
    for (name, text) in project.sources {
      let old = text.split(separator: "\n", omittingEmptySubsequences: false)
      let rewritten = try folder.text("Sources/App/\(name)")
      let new = rewritten.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(old.count == new.count)
      for (before, after) in zip(old, new) {
        if before.contains("// look-alike") { lookAlikes.append(String(after)) }
        let isCall = before.contains(calls) && !before.contains("// look-alike")
        #expect((before == after) != isCall, "\(after)")
        #expect(!isCall || !after.contains("forKey: \"") && !after.contains("defaults: [\""), "\(after)")
      }
    }
    #expect(Set(lookAlikes) == Set(project.lookAlikeLines))
    #expect(lookAlikes.count == 42)
  }

  private func output(
    of name: String, in folder: borrowing TemporaryFolder
  ) async throws -> [String] {
    let compiler = try #require(SwiftCompiler.path)
    let compilation = try await folder.shell(
      "\(compiler) -Onone -wmo -swift-version 6 -strict-concurrency=complete -warnings-as-errors "
        + "-module-name App Sources/App/*.swift -o \(name)")
    #expect(compilation.status == 0, "\(compilation.errors)")
    let run = try await folder.shell("mkdir -p home-\(name); HOME=home-\(name) ./\(name) untangle.test")
    #expect(run.status == 0, "\(run.errors)")
    return run.lines
  }
}
