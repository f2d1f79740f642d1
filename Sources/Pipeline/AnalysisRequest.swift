package import UntangleConfiguration
import UntangleFacts
package import UntangleSourceFiles
package import UntangleStateSpaces

/// The input and the settings of an analysis.
package struct AnalysisRequest: Sendable {
  /// A text that replaces a file; the file need not exist.
  package struct StandardInput: Sendable {
    /// The path given by the user; globs, overrides and messages use it.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package enum Source: Sendable {
    /// Files and folders; empty means the working directory.
    case paths([String])
    /// No files, as from an empty list of paths.
    case nothing
    case standardInput(StandardInput)
    /// Facts that earlier runs extracted; the sources are not read.
    case facts([FactFile])
  }

  /// Whether the texts are kept in memory after the run.
  package enum Retention: Sendable {
    case nothing
    case everything
  }

  /// Whether configurations of subfolders are still to be found.
  package enum Nesting: Sendable {
    case toBeFound
    /// The request's configuration already has them.
    case known
  }

  /// Whether asset catalogues and Interface Builder files are read.
  package enum Resources: String, Sendable {
    /// Only if a running rule uses them. A resource that cannot be read is then not a problem of the run.
    case asRulesNeed
    case all
    /// And a named file is a resource where it is called like one.
    case allAndNamed
  }

  /// What a run takes over from another one over nearly the same sources, beside what is cached.
  package enum StateReuse: Sendable {
    case nothing
    /// The states of types, which the run then keeps for the next one, too. nil for the first run.
    case states(KnownStates?)
  }

  /// The weight of syntax errors in files that no rule judges.
  package enum Parsing: UInt8, Sendable {
    case lenient
    /// An error, as in any other file.
    case strict
  }

  package var source: Source
  /// An absolute path. Shown paths are relative to it.
  package var workingDirectory: String
  package var configuration: Configuration
  /// Whether to search for configurations of subfolders.
  package var nesting = Nesting.toBeFound
  /// The rules chosen on the command line.
  package var choice: RuleChoice
  package var threadCount: Int
  /// Texts that replace files, and files that count as absent.
  package var overlay = SourceOverlay()
  package var retention: Retention
  package var resources = Resources.asRulesNeed
  package var product = AnalysisProduct.findings
  package var cache = CacheUse.none
  /// The day on which suppressions with an end date are judged.
  package var today = CalendarDay.earliest
  package var parsing = Parsing.lenient
  /// Whether the search also reports the paths that it leaves out.
  package var account = DiscoveryRequest.Account.files
  /// A factor for the search budget of a named type's states; nil means the usual budget.
  package var effort: Int?
  package var reuse = StateReuse.nothing
  /// Which facts are extracted from each file.
  var detail = FactDetail.findings
  /// The files, as users see their paths, from which is taken what code does with numbers, where `detail` asks for that;
  /// nil means all.
  var filesWithNumbers: Set<String>?

  package init(
    source: Source, workingDirectory: String, configuration: Configuration,
    choice: RuleChoice = .configured, threadCount: Int, retention: Retention = .nothing
  ) {
    self.source = source
    self.workingDirectory = workingDirectory
    self.configuration = configuration
    self.choice = choice
    self.threadCount = threadCount
    self.retention = retention
  }
}

extension AnalysisRequest {
  /// Which facts are extracted from the file of a path.
  func detail(of path: String) -> FactDetail {
    filesWithNumbers?.contains(path) ?? true ? detail : detail.subtracting(.quantities)
  }

  /// Texts that replace the content of files, by the path as users see it.
  package var replacements: [String: [UInt8]] {
    get { overlay.texts }
    set { overlay.texts = newValue }
  }
}
