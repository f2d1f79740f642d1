import Testing

extension TemporaryFolder {
  /// Runs a script of git in the folder, with an identity and no settings of the machine's.
  @discardableResult
  func git(_ script: String) async throws -> CommandRun {
    let identity =
      "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.c "
      + "GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1; cd \(path) && "
    let run = try await CommandRun("/bin/sh", ["-c", identity + script], in: path)
    try #require(run.status == 0, "\(script): \(run.errors)")
    return run
  }

  func makeRepository() async throws {
    try await git("git init -q -b main && git add . && git commit -q -m one")
  }
}
