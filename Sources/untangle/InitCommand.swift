import ArgumentParser
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct InitCommand: Verb {
  static let verbName = "init"

  static let configuration = verb(
    abstract: "Writes a commented .lintrc.yml that fits the project into the current folder.",
    discussion: """
      Tests are found by the targets of Package.swift and of Xcode projects, and by the names of \
      folders; generated code by its first lines and by names; vendored code by names and by \
      .gitmodules. No manifest is run. What is said of them changes nothing for other code.
      """)

  @Flag(help: "Show the file on standard output and write nothing.")
  var print = false

  func run() throws {
    let layout = projectLayout(of: try workingDirectory())
    let summaries = Dictionary(
      allPages.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
    let text = startingConfiguration(
      for: allSchemas, ruleSummaries: summaries, unjudged: layout.unjudged, known: layout.known)
    let lines = layout.lines.map { $0.visible + "\n" }.joined()
    guard !print else {
      Console.write(lines, to: .error)
      return Console.write(Array(text.utf8), to: .output)
    }
    try create(with: text)
    Console.write(lines + "wrote \(configurationFileName)\n", to: .error)
  }

  private func create(with text: String) throws {
    // Never overwrites a file: `O_EXCL` makes the check and the creation one step.
    let descriptor = open(configurationFileName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = errno == EEXIST ? "is there already; it was left as it is" : systemWords(errno)
      Console.write("\(configurationFileName): error: \(reason)\n", to: .error)
      throw ExitCode(2)
    }
    defer { close(descriptor) }
    let count = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == text.utf8.count else {
      let reason = systemWords(errno)
      unlink(configurationFileName)
      Console.write("\(configurationFileName): error: \(reason)\n", to: .error)
      throw ExitCode(2)
    }
  }
}
