import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// Where the sources of an audit are: what is checked out there, and how others reach it.
struct AuditPlace {
  /// Absolute, without a slash at its end.
  private let folder: String
  private let workingDirectory: String
  /// nil outside of a repository.
  private let state: RepositoryState?

  /// The folder of the only path that was named, else the current one.
  init(of analysis: Analysis, paths: [String]) {
    workingDirectory = analysis.request.workingDirectory
    let named = paths.count == 1 ? paths[0] : "."
    folder = Self.folder(of: named, in: workingDirectory)
    state = paths == ["-"] ? nil : Self.state(of: folder)
  }

  /// Without a repository, or without git, the page says nothing of a commit.
  private static func state(of folder: String) -> RepositoryState? {
    try? GitQuestions.system.state(of: folder)
  }

  /// A file is asked about in its folder.
  private static func folder(of path: String, in workingDirectory: String) -> String {
    guard path.hasPrefix("/") else { return workingDirectory }
    guard path.hasSuffix(".swift"), let slash = path.lastIndex(of: "/") else { return path }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  func origin(on day: CalendarDay, after time: Duration?) -> AuditOrigin {
    AuditOrigin(
      project: project,
      revision: state.map { state in
        AuditOrigin.Revision(
          commit: state.commit, day: state.day, branch: state.branch,
          workingTree: state.workingTree == .clean ? .clean : .changed)
      },
      day: day, seconds: time.map { $0 / .seconds(1) })
  }

  private var project: String {
    if let remote = state?.remote.flatMap({ RemoteAddress($0) }) { return remote.name }
    let whole = state?.root ?? folder
    return whole.split(separator: "/").last.map(String.init) ?? whole
  }

  /// The commit where everybody can see it; nil where the remote is neither GitHub nor GitLab.
  var remoteTemplate: LinkTemplate? {
    guard let state, let remote = state.remote.flatMap({ RemoteAddress($0) }) else { return nil }
    let labels = remote.host.split(separator: ".")
    let infix = labels.contains("github") ? "/blob/" : labels.contains("gitlab") ? "/-/blob/" : nil
    guard let infix else { return nil }
    let address = "https://\(remote.host)/\(remote.path.percentEncodedPath)\(infix)\(state.commit)/"
    let prefix = folder == workingDirectory ? state.prefix.percentEncodedPath : ""
    return LinkTemplate("\(address)\(prefix){path}#L{line}", root: state.root)
  }

  /// Visual Studio Code on this machine.
  var localTemplate: LinkTemplate {
    LinkTemplate("vscode://file\(workingDirectory.percentEncodedPath)/{path}:{line}:{column}", root: nil)
  }
}
