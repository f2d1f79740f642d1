import ArgumentParser
import UntangleReports
import UntangleSourceFiles

/// Where links in a report lead.
struct LinkOptions: ParsableArguments {
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case remote, vscode, xcode, none
  }

  @Option(
    help: ArgumentHelp(
      """
      Where places lead: 'remote' is the commit on GitHub or GitLab, where 'origin' is there, 'vscode' and 'xcode' the \
      file on this machine. Without it, those in a page lead to the commit, and those at a terminal to the file.
      """,
      valueName: "target"))
  var links: Target?

  @Option(
    name: .customLong("link-template"),
    help: ArgumentHelp(
      """
      The address of a place, with {path}, {line} and {column}: https://git.example.org/app/blob/main/{path}#L{line}. \
      Paths are those of the report.
      """,
      valueName: "address"))
  var template: String?

  func validate() throws {
    if template != nil, links != nil {
      throw ValidationError("--links and --link-template exclude each other.")
    }
    _ = try template.map(LinkTemplate.init(option:))
  }

  func target(at place: AuditPlace) throws -> SourceLinks {
    if let template { return .template(try LinkTemplate(option: template)) }
    switch links ?? .remote {
    case .remote: return place.remoteTemplate.map { .template($0) } ?? .none
    case .vscode: return .template(place.localTemplate)
    case .xcode: return .template(place.xcodeTemplate)
    case .none: return .none
    }
  }

  /// The links of the table at a terminal lead to the files, unless the options say otherwise.
  ///
  /// - Parameter place: its commit is asked of git only if the links lead there.
  func terminalTarget(at place: @autoclosure () -> AuditPlace) throws -> TerminalTarget {
    if let template { return .template(try LinkTemplate(option: template)) }
    switch links {
    case nil: return .file
    case .remote: return place().remoteTemplate.map { .template($0) } ?? .none
    case .vscode: return .vscode
    case .xcode: return .template(place().xcodeTemplate)
    case .some(.none): return .none
    }
  }
}
