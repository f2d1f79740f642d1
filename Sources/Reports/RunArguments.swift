/// The arguments that select the input of a run. A command with these arguments reads the same input.
package struct RunArguments: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// As given on the command line; empty means the current folder.
    case paths([String])
    /// The path given with `--stdin-path`; nil without it.
    case standardInput(path: String?)
  }

  package var source: Source
  /// The file given with `--config`; nil without it.
  package var configuration: String?
  /// The values of `--set`, as `KEY=VALUE`.
  package var settings: [String] = []
  /// The arguments that limit the findings of `lint`, such as `--baseline FILE`.
  package var scope: [String]
  /// A type with a warning for which `suggest` writes something; nil where none is known.
  package var answeredType: String?

  package init(source: Source = .paths([]), configuration: String? = nil, scope: [String] = []) {
    self.source = source
    self.configuration = configuration
    self.scope = scope
  }
}

extension RunArguments {
  /// Whether a command repeats the scope. Only `lint` accepts it, and not with `--fix` or `--diff`.
  enum ScopeUse { case kept, left }

  /// A command `untangle VERB PATH... OPTION...`, quoted for a shell.
  func command(_ verb: String, _ scope: ScopeUse, _ options: String...) -> String {
    var words = ["untangle", verb]
    switch source {
    case .paths(let paths): words += paths.map(\.asPathArgument)
    case .standardInput(let path): words += ["-"] + (path.map { ["--stdin-path", $0] } ?? [])
    }
    words += configuration.map { ["--config", $0] } ?? []
    words += settings.flatMap { ["--set", $0] }
    words += (scope == .kept ? self.scope : []) + options
    return words.map(\.shellWord).joined(separator: " ")
  }
}

extension String {
  /// The path with a `./` if it could be read as an option.
  fileprivate var asPathArgument: String { hasPrefix("-") && self != "-" ? "./" + self : self }
}
