import UntangleFindings
import UntangleRules
import UntangleSourceFiles

extension PathRules {
  /// The problems with their weight in this run. A file for which all rules are off is not judged, so its
  /// syntax errors weigh less, as in tests and generated code.
  func weighed(_ problems: [Problem], _ parsing: AnalysisRequest.Parsing) -> [Problem] {
    problems.map { problem in
      guard problem.cause == .syntax else { return problem }
      var weighed = problem
      switch parsing {
      case .strict: weighed.weight = .error
      case .lenient: if !judges(problem.path) { weighed.weight = .note }
      }
      return weighed
    }
  }

  private func judges(_ path: String) -> Bool {
    !isSpecial(path) || allSchemas.contains { setting(of: $0, at: path) != .off }
  }
}
