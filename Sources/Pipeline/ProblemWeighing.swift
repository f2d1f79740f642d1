import UntangleFindings
import UntangleRules
import UntangleSourceFiles

extension PathRules {
  /// With the weight that each has in this run: a file for which overrides or its folder's configuration turn all
  /// rules off is not judged, like tests and generated code.
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
