package import UntangleSourceFiles

/// Where the links in a terminal lead (OSC 8).
package struct TerminalLinks: Hashable, Sendable {
  /// How a terminal finds the line in the address of a file.
  package enum Lines: Hashable, Sendable {
    /// The address is that of the file alone: in other terminals a `#` may hide the file.
    case unnamed
    /// As a fragment, `file:///a/A.swift#12`: documented by kitty ("hyperlinked_grep", `fragment_matches`) and
    /// iTerm2 ("Anchor", from 3.4 on), and read by `extractSelection` of Visual Studio Code.
    case fragment
  }

  private let template: LinkTemplate
  /// The absolute base of relative paths, if the template takes absolute paths without the leading slash; nil
  /// if it takes paths as shown.
  private let folder: String?

  /// - Parameter host: the name of this machine, for terminals that ask for it; empty for the others.
  package static func files(from folder: String, host: String = "", _ lines: Lines) -> TerminalLinks {
    let line = lines == .fragment ? "#{line}" : ""
    return TerminalLinks(
      template: LinkTemplate("file://\(host.percentEncodedPath)/{path}\(line)"), folder: folder)
  }

  /// Links that open a line in Visual Studio Code.
  package static func vscode(from folder: String) -> TerminalLinks {
    TerminalLinks(template: LinkTemplate("vscode://file/{path}:{line}:{column}"), folder: folder)
  }

  package static func template(_ template: LinkTemplate) -> TerminalLinks {
    TerminalLinks(template: template, folder: nil)
  }

  /// nil for a text that is no file, and for a file that the template does not reach.
  func address(of location: Location) -> String? {
    guard let folder, !location.path.hasPrefix("<") else { return template.address(of: location) }
    let path = location.path.hasPrefix("/") ? location.path : "\(folder)/\(location.path)"
    return template.address(of: Location(path: String(path.dropFirst()), span: location.span))
  }
}
