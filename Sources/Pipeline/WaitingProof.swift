import UntangleFacts
import UntangleProjectModel
import UntangleRewrites
import UntangleSourceFiles

/// Whether rewrites are proved to preserve behaviour.
enum Proofs {
  /// Each on its own: the project is merged anew for each of them.
  case each
  /// Those of many types in one project with all of their rewrites.
  case together
  case none
}

/// A rewrite that is taken for proved until the project with it is looked at.
struct WaitingProof: Sendable {
  var files: [StateRewrite.File]
  /// Why the rewritten project does not behave as before; nil where it does.
  var doubt: @Sendable (Project) -> String?
}

extension Analysis {
  /// The types, by index, some rewrite of which cannot be shown to keep the behaviour. `proofs` has those of each type.
  ///
  /// One project has the rewrites of as many types as have no file in common, so that a run over many types merges a few
  /// projects and not one for each. Where one of them fails, the others are looked at again without it: a project with a
  /// wrong rewrite says nothing of them. After `sharedProjects` such projects, all that wait are left to be proved one by one.
  func failing(_ proofs: [[WaitingProof]]) -> Set<Int> {
    var waiting = proofs.enumerated().flatMap { type, proofs in proofs.map { (type: type, proof: $0) } }
    var failed: Set<Int> = []
    var projectsLeft = sharedProjects
    while !waiting.isEmpty, projectsLeft > 0 {
      let batches = Array(waiting.batchesWithoutSharedFiles.prefix(projectsLeft))
      projectsLeft -= batches.count
      let failing = work.results(count: batches.count) { [waiting] batch in
        let places = batches[batch]
        let again = project(with: places.flatMap { waiting[$0].proof.files })
        return Set(places.filter { waiting[$0].proof.doubt(again) != nil }.map { waiting[$0].type })
      }
      for types in failing { failed.formUnion(types) }
      let done = Set(zip(batches, failing).filter { $1.isEmpty }.flatMap { $0.0 })
      waiting = waiting.indices.filter { !done.contains($0) && !failed.contains(waiting[$0].type) }
        .map { waiting[$0] }
    }
    return failed.union(waiting.map(\.type))
  }
}

extension [(type: Int, proof: WaitingProof)] {
  /// The indices of the proofs, each in the first batch that has none of its files; ascending in each.
  fileprivate var batchesWithoutSharedFiles: [[Int]] {
    var batches: [(places: [Int], paths: Set<String>)] = []
    for place in indices {
      let own = Set(self[place].proof.files.map(\.text.path))
      if let batch = batches.firstIndex(where: { $0.paths.isDisjoint(with: own) }) {
        batches[batch].places.append(place)
        batches[batch].paths.formUnion(own)
      } else {
        batches.append(([place], own))
      }
    }
    return batches.map(\.places)
  }
}

extension Project {
  /// The names that several types have, as in two modules.
  var sharedTypeNames: Set<String> {
    let counts = types.reduce(into: [String: Int]()) { counts, type in
      if type.kind != .extension { counts[type.name, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }
}

/// Enough for eight rewrites in each file, and eight projects in which some fail.
private let sharedProjects = 2 * roundLimit

extension Project {
  /// What is wrong with the text of one of the rewritten files; nil where nothing is.
  func problem(in rewritten: [StateRewrite.File]) -> String? {
    let paths = Set(rewritten.map(\.text.path))
    // By index: a loop over the values copies each.
    let broken = files.indices.first { paths.contains(files[$0].path) && !files[$0].problems.isEmpty }
    return broken.map { "the rewritten file \(files[$0].problems[0].reason)" }
  }
}
