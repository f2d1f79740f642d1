import ArgumentParser
import UntangleConfiguration
import UntangleFindings
import UntangleRules

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a commented .lintrc.yml into the current folder.")

  func run() throws {
    let summaries = Dictionary(
      allPages.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
    let text = startingConfiguration(for: allSchemas, ruleSummaries: summaries)
    // Never over a file that is there: the flag makes the check and the making one step.
    let descriptor = open(configurationFileName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = errno == EEXIST ? "is there already; it was left as it is" : systemWords(errno)
      Console.write("\(configurationFileName): error: \(reason)\n", to: .error)
      throw ExitCode(2)
    }
    defer { close(descriptor) }
    guard
      Array(text.utf8).withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) })
        == text.utf8.count
    else {
      let reason = systemWords(errno)
      unlink(configurationFileName)
      Console.write("\(configurationFileName): error: \(reason)\n", to: .error)
      throw ExitCode(2)
    }
    Console.write("wrote \(configurationFileName)\n", to: .error)
  }
}
