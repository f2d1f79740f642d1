import Synchronization
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// What others do to the types that were asked about: a type has many groups and pairs to count.
///
/// Two threads that ask at once find the same, so nobody waits for the other.
final class ForeignCodeMemo: Sendable {
  /// The static side of a type stands at the same place.
  private struct Key: Hashable {
    var place: Location
    var variables: [String]
  }

  private let known = Mutex<[Key: ForeignCode]>([:])

  /// `chain` is a class and what it inherits from, nearest first.
  func code(
    calling chain: [ProjectType], in project: Project, _ inheritance: Inheritance
  ) -> ForeignCode {
    let type = chain[0]
    let key = Key(place: type.location, variables: type.variables.map(\.fact.name))
    if let code = known.withLock({ $0[key] }) { return code }
    let code = ForeignCode(calling: chain, in: project, inheritance)
    known.withLock { $0[key] = code }
    return code
  }
}
