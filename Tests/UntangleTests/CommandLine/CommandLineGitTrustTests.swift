import Foundation
import Testing

/// Repositories whose configuration names programs: none of them is run.
struct CommandLineGitTrustTests {
  private static let flaw =
    "final class Flaw {\n  var answer: Bool?\n  func agree() { answer = true }\n}\n"

  /// Each setting is to run a program that leaves a file behind.
  private static let settings = [
    "core.fsmonitor", "diff.external", "diff.bad.command", "diff.bad.textconv", "filter.bad.clean",
    "filter.bad.smudge", "filter.bad.process", "filter.two.points.clean", "core.pager",
    "core.editor",
    "core.sshCommand", "core.gitProxy", "core.askPass", "core.alternateRefsCommand",
    "credential.helper",
    "gpg.program",
    "merge.bad.driver", "uploadpack.packObjectsHook", "interactive.diffFilter",
  ]

  private static let hooks = [
    "post-index-change", "fsmonitor-watchman", "reference-transaction", "pre-commit",
    "post-checkout",
    "query-watchman",
  ]

  /// One commit with two files, one of them changed since, and one touched.
  private func hostileRepository() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Old.swift", Self.flaw)
    try folder.write("Sources/Moved.swift", Self.flaw.replacing("Flaw", with: "Moved"))
    try folder.write("Sources/Same.swift", Self.flaw.replacing("Flaw", with: "Same"))
    try folder.write("Sources/Icon.png", "picture")
    try folder.write(
      ".gitattributes", "*.swift filter=bad diff=bad merge=bad\n*.png filter=two.points\n")
    try await folder.makeRepository()
    try folder.write(".git/bad", "#!/bin/sh\necho \"$0 $*\" >> '\(folder.path)/.git/ran'\ncat\n")
    try await folder.git(
      """
      chmod +x .git/bad; mkdir .git/bad-hooks
      for hook in \(Self.hooks.joined(separator: " ")); do cp .git/bad .git/hooks/$hook; cp .git/bad .git/bad-hooks/$hook; done
      for name in \(Self.settings.joined(separator: " ")); do git config $name "'\(folder.path)/.git/bad' $name"; done
      git config filter.bad.required true; git config core.hooksPath .git/bad-hooks
      """)
    try folder.write("Sources/New.swift", Self.flaw.replacing("Flaw", with: "New"))
    try folder.write("Sources/Old.swift", "// A remark.\n" + Self.flaw)
    try folder.write("Sources/Icon.png", "other picture")
    _ = try await folder.shell(
      "touch -t 202001010000 Sources/Same.swift; mv Sources/Moved.swift Sources/There.swift")
    return folder
  }

  @Test(arguments: [["--since", "HEAD"], ["--staged"]])
  func nothingThatTheConfigurationNamesIsRun(arguments: [String]) async throws {
    let folder = try await hostileRepository()
    let run = try await folder.untangle(["lint", "--format", "csv"] + arguments)
    #expect(
      !FileManager.default.fileExists(atPath: "\(folder.path)/.git/ran"), "\(ran(in: folder))")
    #expect(run.errors == (arguments == ["--staged"] ? run.errors : ""))
    if arguments != ["--staged"] { #expect(run.text.contains("Sources/New.swift,2")) }
    #expect(run.status != 2)
  }

  /// Plain runs ask git nothing at all.
  @Test func plainRunsStartNothing() async throws {
    let folder = try await hostileRepository()
    #expect(try await folder.untangle("lint").status != 2)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.git/ran"))
  }

  /// What lies in the way would be started by git itself: this is how the tests above could fail.
  @Test func gitAloneRunsThem() async throws {
    let folder = try await hostileRepository()
    _ = try await folder.shell("git status --porcelain")
    #expect(ran(in: folder).contains("core.fsmonitor"))
    #expect(ran(in: folder).contains("filter.bad"))
  }

  @Test func aFilterThatCannotBeTurnedOffIsAnError() async throws {
    let folder = try await hostileRepository()
    try await folder.git("git config filter.a=b.clean x")
    let run = try await folder.untangle("lint", "--since", "HEAD")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "error: the configuration has a filter 'a=b', which cannot be turned off: take it out\n")
  }

  /// A fetch would run what the configuration says.
  @Test func contentsThatAreNotThereAreNotFetched() async throws {
    let folder = try TemporaryFolder()
    try folder.write("origin/Old.swift", Self.flaw)
    try await folder.git(
      """
      cd origin && git init -q -b main && git config uploadpack.allowFilter true && git add . && git commit -q -m one
      echo '// More.' >> Old.swift && git commit -q -a -m two
      cd .. && git clone -q --filter=blob:none "file://$PWD/origin" clone
      """)
    let refused = try await folder.untangle(["lint", "--since", "HEAD~1"], in: "clone")
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("error: the clone is partial and lacks old contents"))
    var environment = CommandRun.environment
    environment["GIT_ALLOW_PROTOCOL"] = "file"
    let allowed = try await folder.untangle(
      ["lint", "--since", "HEAD~1"], environment: environment, in: "clone")
    #expect(allowed.status == 0)
    #expect(allowed.errors == "")
  }

  private func ran(in folder: borrowing TemporaryFolder) -> String {
    (try? folder.text(".git/ran")) ?? ""
  }
}
