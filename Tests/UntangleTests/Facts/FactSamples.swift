import UntangleFacts

/// The facts of a text given in a test.
func facts(_ source: String, path: String = "A.swift", detail: FactDetail = .findings) -> FileFacts {
  Array(source.utf8).withUnsafeBufferPointer { collectFacts(path: path, bytes: $0, detail: detail) }
}

/// A type with members of all kinds around a few lines of code, which become its method `act`.
///
/// The lines start at column 1 of line 11.
func lowered(_ code: String) -> String {
  let source = """
    final class Sample {
      var isA = false, isB: Bool = true, maybe: Bool?
      var file: File?
      var phase: Phase = .idle, other: Phase?
      var handler: (() -> Void)?
      private func helper() -> Bool { isA = true; return true }
      func start() { isB = true }
      var isBusy: Bool { isA || isB }
      enum Phase { case idle, running, failed(Error) }
      func act(_ parameter: Bool, other name: Sample) async throws {
    \(code)
      }
    }
    """
  return body(named: "act", in: facts(source))
}

/// The statements of a body in readable form; empty where the file has none of that name.
func body(named name: String, kind: Body.Kind? = nil, in facts: FileFacts) -> String {
  let body = facts.bodies.first { $0.name == name && (kind == nil || $0.kind == kind) }
  return body.map { text($0.statements) } ?? ""
}
