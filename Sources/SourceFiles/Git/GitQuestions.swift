/// The result of one git command.
package struct GitResult: Sendable {
  package var status: Int32
  package var output: [UInt8]
  package var errors: String

  package init(status: Int32, output: [UInt8], errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// Runs git in the process's folder. The caller supplies the means to start processes.
package struct GitClient: Sendable {
  package typealias Run =
    @Sendable (_ arguments: [String], _ input: [UInt8]) throws(GitFailure) -> GitResult

  let run: Run

  package init(run: @escaping Run) { self.run = run }

  /// The output. A failure throws git's own message.
  func output(_ arguments: [String], input: [UInt8] = []) throws(GitFailure) -> [UInt8] {
    let answer = try run(arguments, input)
    guard answer.status == 0 else {
      if answer.errors.contains("promisor remote") { throw .partial }
      let line = answer.errors.split(separator: "\n").first.map(String.init)
      throw .other(line ?? "exit code \(answer.status)")
    }
    return answer.output
  }

  /// The process's folder relative to the root of the repository, with a trailing slash; empty at the root.
  func prefix() throws(GitFailure) -> String {
    let arguments = ["rev-parse", "--is-inside-work-tree", "--show-prefix"]
    guard let answer = try line(arguments) else {
      // git does not translate its advice.
      throw try run(arguments, []).errors.contains("safe.directory") ? .notTrusted : .notARepository
    }
    let inside = "true\n"
    guard answer.hasPrefix(inside) else { throw .notInWorkingTree }
    return String(answer.dropFirst(inside.count))
  }

  /// The output as one line; nil where git fails.
  func line(_ arguments: [String]) throws(GitFailure) -> String? {
    let answer = try run(arguments, [])
    guard answer.status == 0 else { return nil }
    let text = String(decoding: answer.output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
