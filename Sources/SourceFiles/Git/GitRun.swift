#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension GitClient {
  /// Starts git in the process's folder with its environment, in which hooks find the index.
  ///
  /// Foundation's `Process` is not used: it notices the end of a process up to 50 milliseconds late, for a
  /// command that takes three.
  ///
  /// Programs named in the repository's configuration are not run, because the user may not have written it.
  /// So git runs no hook and no file system monitor, and fetches nothing, which would run configured
  /// programs.
  package static let system = GitClient { arguments, input throws(GitFailure) in
    do throws(StartFailure) {
      let result = try runProgram("git", settings + arguments, input: input, in: environment)
      return GitResult(status: result.status, output: result.output, errors: result.errors)
    } catch {
      switch error {
      case .system(ENOENT): throw .notInstalled
      case .system: throw .other("it could not be started")
      }
    }
  }
}

private let settings = [
  "--no-pager", "--no-optional-locks", "-c", "color.ui=false", "-c", "core.fsmonitor=", "-c",
  "core.hooksPath=/dev/null",
]

/// The environment for git, terminated by nil: the process's own without the pathspec settings that commands
/// like `git --literal-pathspecs commit` pass to hooks, because each query sets its own. Fetching is disabled
/// unless the user has allowed it.
private var environment: [UnsafeMutablePointer<CChar>?] {
  let passedOver = ["LITERAL", "GLOB", "NOGLOB", "ICASE"].map { "GIT_\($0)_PATHSPECS=" }
  var settings = ownEnvironment.compactMap(\.self).filter { setting in
    !passedOver.contains { strncmp(setting, $0, $0.utf8.count) == 0 }
  }
  if getenv("GIT_ALLOW_PROTOCOL") == nil, let noProtocol { settings.append(noProtocol) }
  return settings + [nil]
}

/// Never freed.
private nonisolated(unsafe) let noProtocol = strdup("GIT_ALLOW_PROTOCOL=none")
