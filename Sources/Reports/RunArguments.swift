/// The arguments that say what a run looked at: a command with them looks at the same again.
package struct RunArguments: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// As they were given; none is the current folder.
    case paths([String])
    /// The path that it stands for; nil where none was given.
    case standardInput(path: String?)
  }

  package var source: Source
  /// The configuration file that was named; nil where none was.
  package var configuration: String?
  /// What was set on the command line, as `KEY=VALUE`.
  package var settings: [String] = []
  /// What narrows the findings of `lint`, as `--baseline FILE`.
  package var scope: [String]

  package init(source: Source = .paths([]), configuration: String? = nil, scope: [String] = []) {
    self.source = source
    self.configuration = configuration
    self.scope = scope
  }
}

extension RunArguments {
  /// Whether a scope goes into a command: only `lint` takes it, and not beside `--fix` or `--diff`.
  enum ScopeUse { case kept, left }

  /// `untangle VERB PATH... OPTION...`, ready for a shell.
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
  /// A path that is not taken for an option.
  fileprivate var asPathArgument: String { hasPrefix("-") && self != "-" ? "./" + self : self }
}
