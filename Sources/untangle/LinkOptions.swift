import ArgumentParser
import UntangleReports
import UntangleSourceFiles

/// Where links in a report lead.
struct LinkOptions: ParsableArguments {
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case remote, vscode, none
  }

  @Option(
    help: ArgumentHelp(
      """
      Where places in the page lead: 'remote' is the commit on GitHub or GitLab, where 'origin' is there, 'vscode' \
      the file on this machine.
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
    _ = try written()
  }

  private func written() throws -> LinkTemplate? {
    guard let template else { return nil }
    do throws(LinkTemplate.Flaw) {
      return try LinkTemplate(checking: template)
    } catch {
      throw ValidationError("--link-template \(error.message).")
    }
  }

  func target(at place: AuditPlace) throws -> SourceLinks {
    if let template = try written() { return .template(template) }
    switch links ?? .remote {
    case .remote: return place.remoteTemplate.map { .template($0) } ?? .none
    case .vscode: return .template(place.localTemplate)
    case .none: return .none
    }
  }
}
