import UntangleFacts
import UntangleProjectModel
import UntangleRewrites
import UntangleSourceFiles
import UntangleStateSpaces

/// The files that declare or extend a type, parsed once for all attempts.
struct FilesOfType {
  let type: ProjectType
  let proofs: Proofs
  let numbers: ProjectWithNumbers
  private var parsed: [ParsedFile]?

  init(_ type: ProjectType, _ proofs: Proofs, _ numbers: ProjectWithNumbers) {
    self.type = type
    self.proofs = proofs
    self.numbers = numbers
  }

  mutating func parsed(_ analysis: Analysis) throws(ReadFailure) -> [ParsedFile] {
    if let parsed { return parsed }
    let texts = try analysis.files(of: type)
    let files = onDeepStack { texts.map { ParsedFile($0) } }
    parsed = files
    return files
  }
}

/// The project with what its code does with numbers, read when the first type asks for it.
final class ProjectWithNumbers {
  private var project: Project?

  func project(_ read: () -> Project) -> Project {
    let found = project ?? read()
    project = found
    return found
  }
}

extension FilesOfType {
  /// The numbers that belong to some cases of a type's states.
  ///
  /// Other facts are read for them: where the search follows numbers, it also follows code of other types, which a proof
  /// could not compare with that of a rewritten type.
  func carriedValues(beside space: StateSpace, of analysis: Analysis) -> [CarriedValue] {
    guard proofs == .all, type.variables.contains(where: { $0.fact.mayBeCarried }) else { return [] }
    let whole = numbers.project {
      var request = analysis.outcome.request
      request.product = .numbers
      return read(request).project
    }
    guard let same = whole.types.first(where: { $0.location == type.location && $0.name == type.name }) else {
      return []
    }
    return StateCounter(whole, analysis.outcome.search).carriedValues(beside: space, of: same)
  }
}
