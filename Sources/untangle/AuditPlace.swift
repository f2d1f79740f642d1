import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// The folder of an audit's sources, the state of its repository, and link templates for its files.
struct AuditPlace {
  /// An absolute path without a trailing slash.
  private let folder: String
  private let workingDirectory: String
  /// nil outside a repository, for standard input, and without git.
  private let state: RepositoryState?

  /// Uses the named path if there is exactly one, and otherwise the current folder.
  init(of analysis: Analysis, paths: [String]) {
    workingDirectory = analysis.request.workingDirectory
    let named = paths.count == 1 ? paths[0] : "."
    folder = Self.folder(of: named, in: workingDirectory)
    state = paths == ["-"] ? nil : Self.state(of: folder)
  }

  /// Errors of git are not reported: the page then has no commit.
  private static func state(of folder: String) -> RepositoryState? {
    try? GitClient.system.state(of: folder)
  }

  /// The folder of a named file, or the named folder. For a list of paths or standard input, the current
  /// folder.
  private static func folder(of path: String, in workingDirectory: String) -> String {
    guard path != ".", !path.hasPrefix("@"), path != "-" else { return workingDirectory }
    let whole = path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
    guard whole.hasSuffix(".swift"), let slash = whole.lastIndex(of: "/") else { return whole }
    return slash == whole.startIndex ? "/" : String(whole[..<slash])
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
    let whole = state?.root ?? (folder.hasPrefix(workingDirectory) ? workingDirectory : folder)
    return whole.split(separator: "/").last.map(String.init) ?? whole
  }

  /// Links to the commit on GitHub or GitLab; nil for any other remote.
  var remoteTemplate: LinkTemplate? {
    guard let state, let remote = state.remote.flatMap({ RemoteAddress($0) }) else { return nil }
    let labels = remote.host.split(separator: ".")
    let infix = labels.contains("github") ? "/blob/" : labels.contains("gitlab") ? "/-/blob/" : nil
    guard let infix else { return nil }
    let address = "https://\(remote.host)/\(remote.path.percentEncodedPath)\(infix)\(state.commit)/"
    let here = workingDirectory == "/" ? "/" : "\(workingDirectory)/"
    if here.hasPrefix("\(state.root)/") {
      let prefix = String(here.dropFirst(state.root.count + 1))
      return LinkTemplate(
        "\(address)\(prefix.percentEncodedPath){path}#L{line}", root: prefix.isEmpty ? state.root : nil)
    }
    // The repository is below the current folder, so shown paths start with the repository's folder.
    let root = state.root.hasPrefix(here) ? String(state.root.dropFirst(here.count)) : state.root
    return LinkTemplate("\(address){path}#L{line}", root: root)
  }

  /// Links that open a file in Visual Studio Code on this machine.
  var localTemplate: LinkTemplate {
    LinkTemplate("vscode://file\(workingDirectory.percentEncodedPath)/{path}:{line}:{column}", root: nil)
  }

  /// Links that open a file in Xcode on this machine, in the form that other tools use: Apple documents none.
  var xcodeTemplate: LinkTemplate {
    LinkTemplate("xcode://open?file=\(workingDirectory.percentEncodedPath)/{path}&line={line}", root: nil)
  }
}
