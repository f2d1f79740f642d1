/// What git said.
package struct GitAnswer: Sendable {
  package var status: Int32
  package var output: [UInt8]
  package var errors: String

  package init(status: Int32, output: [UInt8], errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// Git itself, run in the process's folder by somebody who may start processes.
package struct GitQuestions: Sendable {
  package typealias Run =
    @Sendable (_ arguments: [String], _ input: [UInt8]) throws(GitFailure) -> GitAnswer

  let run: Run

  package init(run: @escaping Run) { self.run = run }

  /// The answer; a failure has git's own words.
  func output(_ arguments: [String], input: [UInt8] = []) throws(GitFailure) -> [UInt8] {
    let answer = try run(arguments, input)
    guard answer.status == 0 else {
      if answer.errors.contains("promisor remote") { throw .partial }
      let line = answer.errors.split(separator: "\n").first.map(String.init)
      throw .other(line ?? "exit code \(answer.status)")
    }
    return answer.output
  }

  /// The process's folder from the root of the repository, with a slash at its end; empty at the root.
  func prefix() throws(GitFailure) -> String {
    let arguments = ["rev-parse", "--is-inside-work-tree", "--show-prefix"]
    guard let answer = try line(arguments) else {
      // Git's advice is the same in all languages.
      throw try run(arguments, []).errors.contains("safe.directory") ? .notTrusted : .notARepository
    }
    let inside = "true\n"
    guard answer.hasPrefix(inside) else { throw .notInWorkingTree }
    return String(answer.dropFirst(inside.count))
  }

  /// One line; nil where git answers no.
  func line(_ arguments: [String]) throws(GitFailure) -> String? {
    let answer = try run(arguments, [])
    guard answer.status == 0 else { return nil }
    let text = String(decoding: answer.output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
