package import UntangleConfiguration
import UntangleFacts
package import UntangleSourceFiles

/// What to analyse, and how.
package struct AnalysisRequest: Sendable {
  /// A text that stands for a file that need not exist.
  package struct StandardInput: Sendable {
    /// As the user names it; globs, overrides and messages use it.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package enum Source: Sendable {
    /// Files and folders; none is the working directory.
    case paths([String])
    /// No file at all: a list of paths that is empty.
    case nothing
    case standardInput(StandardInput)
    /// What earlier runs took of files, which are not read.
    case facts([FactFile])
  }

  /// Whether the texts are in memory after the run.
  package enum Retention: Sendable {
    case nothing
    case everything
  }

  /// What is known of the configurations of folders.
  package enum Nesting: Sendable {
    case toBeFound
    /// The request has them all.
    case known
  }

  /// Whether asset catalogues and interface files are read.
  package enum Resources: Sendable {
    /// Where a rule that runs looks at them; what cannot be read there is no problem of the sources.
    case asRulesNeed
    case all
    /// And a named file is a resource where it is called like one.
    case allAndNamed
  }

  /// What a syntax error is in a file that nobody judges.
  package enum Parsing: UInt8, Sendable {
    case lenient
    /// As in any other file, an error.
    case strict
  }

  package var source: Source
  /// Absolute; shown paths are relative to it.
  package var workingDirectory: String
  package var configuration: Configuration
  /// Whether folders have configurations of their own.
  package var nesting = Nesting.toBeFound
  /// Rules chosen on the command line.
  package var choice: RuleChoice
  package var threadCount: Int
  /// How the sources differ from the files.
  package var overlay = SourceOverlay()
  package var retention: Retention
  package var resources = Resources.asRulesNeed
  package var product = AnalysisProduct.findings
  package var cache = CacheUse.none
  /// On which suppressions with a date are judged.
  package var today = CalendarDay.earliest
  package var parsing = Parsing.lenient
  /// Whether the search for files tells what it passes over.
  package var account = DiscoveryRequest.Account.files
  /// How many times longer than usual the states of a type are searched for that somebody names; nil where
  /// nobody said.
  package var effort: Int?
  /// How much is taken of each file.
  var detail = FactDetail.findings

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
  /// Texts that stand for the content of files, by path as users see it.
  package var replacements: [String: [UInt8]] {
    get { overlay.texts }
    set { overlay.texts = newValue }
  }
}
