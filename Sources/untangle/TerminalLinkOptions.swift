import ArgumentParser
import UntangleReports

/// Where the places in a table at a terminal lead.
struct TerminalLinkOptions: ParsableArguments {
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case file, vscode, none
  }

  @Option(
    help: ArgumentHelp(
      """
      Where places at a terminal with links lead: 'file' is the file, with its line in kitty, iTerm2 and Visual \
      Studio Code, 'vscode' the line in Visual Studio Code from any terminal.
      """,
      valueName: "target"))
  var links: Target?

  @Option(
    name: .customLong("link-template"),
    help: ArgumentHelp(
      "The address of a place, with {path}, {line} and {column}; paths are those of the report.",
      valueName: "address"))
  var template: String?

  func validate() throws {
    if template != nil, links != nil {
      throw ValidationError("--links and --link-template exclude each other.")
    }
    _ = try template.map(LinkTemplate.init(option:))
  }

  func target() throws -> TerminalTarget {
    if let template { return .template(try LinkTemplate(option: template)) }
    return switch links ?? .file {
    case .file: .file
    case .vscode: .vscode
    case .none: .none
    }
  }
}

/// Where the links of a terminal lead.
enum TerminalTarget {
  case file, vscode, none
  case template(LinkTemplate)

  /// nil without links.
  var links: TerminalLinks? {
    if case .template(let template) = self { return .template(template) }
    guard let folder = Environment.folder else { return nil }
    return switch self {
    case .file: .files(from: folder, host: Environment.linkedHost, Environment.linkedLines)
    case .vscode: .vscode(from: folder)
    case .none, .template: nil
    }
  }
}

extension LinkTemplate {
  /// The value of `--link-template`.
  init(option text: String) throws {
    do throws(Flaw) {
      try self.init(checking: text)
    } catch {
      throw ValidationError("--link-template \(error.message).")
    }
  }
}
