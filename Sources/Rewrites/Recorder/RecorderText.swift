import UntangleStateSpaces

/// A Swift file that records the combinations of some types while the project's tests run.
package struct RecorderText: Sendable {
  private let types: [RecordedType]

  package init(of types: [RecordedType]) { self.types = types }

  package var text: String {
    let blocks = [heading, ["import Foundation"]] + types.map(\.lines) + [Self.recorder]
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var heading: [String] {
    let names = types.map { "'\($0.name)'" }.joined(separator: ", ")
    return [
      "// Records the states of \(names) during tests. Written by 'untangle states --emit recorder'.",
      "//",
      "// 1. Add this file to the module of the type.",
      "// 2. Write 'defer { recordState() }' as the first line of what is listed below, or call 'recordState()'",
      "//    in the tests after each step. In builds without DEBUG it does nothing.",
      "// 3. Remove the lines of earlier runs, and run the tests. Each combination is appended once to the file that",
      "//    the environment names in UNTANGLE_STATES, else to untangle-states.jsonl in the current folder.",
      "// 4. 'untangle states --recorded untangle-states.jsonl' compares them with what the code can reach.",
    ]
  }

  private static let recorder = [
    #"""
    #if DEBUG
      /// Appends each combination once to a file, a JSON object a line.
      private final class StateRecorder: @unchecked Sendable {
        static let shared = StateRecorder()

        private let lock = NSLock()
        private let path = ProcessInfo.processInfo.environment["UNTANGLE_STATES"] ?? "untangle-states.jsonl"
        private var known: Set<String> = []

        func record(_ type: String, _ values: [(String, String)]) {
          let members = values.map { "\"\($0.0)\":\"\($0.1)\"" }.joined(separator: ",")
          let line = "{\"type\":\"\(type)\",\"values\":{\(members)}}\n"
          lock.lock()
          defer { lock.unlock() }
          guard known.insert(line).inserted else { return }
          guard let file = fopen(path, "a") else {
            print("untangle: \(path) cannot be written; name a file with UNTANGLE_STATES")
            return
          }
          fputs(line, file)
          fclose(file)
        }

        /// The value of a stored property that other files do not see.
        static func text(of name: String, in instance: Any) -> String {
          var mirror: Mirror? = Mirror(reflecting: instance)
          while let part = mirror {
            for child in part.children where child.label == name || child.label == "_" + name {
              return text(of: child.value)
            }
            mirror = part.superclassMirror
          }
          return "not found"
        }

        /// `true`, `nil`, the name of a case; `some` for anything else.
        static func text(of value: Any) -> String {
          let mirror = Mirror(reflecting: value)
          switch mirror.displayStyle {
          case .optional:
            guard let wrapped = mirror.children.first?.value else { return "nil" }
            let style = Mirror(reflecting: wrapped).displayStyle
            return wrapped is Bool || style == .enum ? text(of: wrapped) : "some"
          case .enum: return mirror.children.first?.label ?? String(describing: value)
          default: return (value as? Bool).map { String($0) } ?? "some"
          }
        }
      }
    #endif
    """#
  ]
}

extension RecordedType {
  /// The extension with `recordState()`.
  fileprivate var lines: [String] {
    let values = variables.map { "        (\(KeyLiteral.plain($0.variable.name)), \($0.text))," }
    return
      ["extension \(name) {"] + documentation + ["  func recordState() {", "    #if DEBUG"]
      + ["      StateRecorder.shared.record(", "        \(KeyLiteral.plain(name)),", "        ["]
      + values.map { "  " + $0 } + ["        ])", "    #endif", "  }"]
      + caseFunctions + ["}"]
  }

  private var documentation: [String] {
    let most = 12
    let more = operations.count > most ? ["  /// and \(operations.count - most) more"] : []
    let calls =
      operations.isEmpty ? [] : ["  /// At the end of:"] + operations.prefix(most).map { "  /// - \($0)" }
    let left = unread.map { "  /// Not recorded: '\($0.name)', which \($0.reason)." }
    return calls + more + left
  }

  /// One function for each enum that is seen here.
  private var caseFunctions: [String] {
    var known: Set<String> = []
    var lines: [String] = []
    for variable in variables {
      guard case .named(let type, let cases) = variable.cases, known.insert(type).inserted else { continue }
      lines += [
        "", "  #if DEBUG", "    private func recordedName(of value: \(type)) -> String {",
        "      switch value {",
      ]
      lines += cases.map { "      case .\(KeyWords.escaped($0)): return \(KeyLiteral.plain($0))" }
      lines += ["      }", "    }", "  #endif"]
    }
    return lines
  }
}

extension RecordedType.Variable {
  /// The expression whose value is the variable's text.
  fileprivate var text: String {
    let name = variable.name
    let read = "self.\(KeyWords.escaped(name))"
    guard reading == .byName else {
      let text = "StateRecorder.text(of: \(KeyLiteral.plain(name)), in: self)"
      return variable.domain == .optional ? "\(text) == \"nil\" ? \"nil\" : \"some\"" : text
    }
    switch (variable.domain, cases) {
    case (.boolean, _): return "String(\(read))"
    case (.optionalBoolean, _): return "\(read).map { String($0) } ?? \"nil\""
    case (.optional, _): return "\(read) == nil ? \"nil\" : \"some\""
    case (.enumeration, .named): return "recordedName(of: \(read))"
    case (.optionalEnumeration, .named): return "\(read).map { recordedName(of: $0) } ?? \"nil\""
    case (.enumeration, _), (.optionalEnumeration, _), (.number, _):
      return "StateRecorder.text(of: \(read) as Any)"
    }
  }
}
