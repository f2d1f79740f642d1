import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The writes of one body, with equivalent writes merged. Generated code sets one flag in a thousand
/// branches, and a comparison of all pairs would be quadratic.
struct JointWrites {
  /// Equal for writes that pair with the same other writes.
  private struct Kind: Hashable {
    enum Source { case chosen, handedOn }

    var variable: String
    var source: Source
    var closures: [Span]
    var choices: [VariableWrite.Choice]

    init(_ write: VariableWrite) {
      variable = write.variable
      source = write.level == .unknown ? .handedOn : .chosen
      closures = write.closures
      choices = write.choices
    }
  }

  private struct Member {
    var kind: Kind
    var write: VariableWrite
    /// Indices of the first and the last write of this kind within the body.
    var first: Int
    var last: Int
  }

  private var members: [Member] = []
  private var closures: Set<[Span]> = []

  /// `body` holds the writes of one body, in source order.
  init(in body: [VariableWrite]) {
    var places: [Kind: Int] = [:]
    for (place, write) in body.enumerated() {
      let kind = Kind(write)
      closures.insert(write.closures)
      if let known = places[kind] {
        members[known].last = place
      } else if members.count < SearchLimits.jointWriteKinds {
        places[kind] = members.count
        members.append(Member(kind: kind, write: write, first: place, last: place))
      }
    }
  }

  /// Adds the flags that one run of the body, or of a closure in it, writes together. The key is the place of
  /// the body or closure.
  func add(to moved: inout [Location: Set<String>]) {
    for first in members {
      let others = Set(members.lazy.filter { isPair(first, $0) }.map(\.kind.variable))
      guard !others.isEmpty else { continue }
      moved[unit(of: first.write), default: []].formUnion(others.union([first.kind.variable]))
    }
  }

  private func isPair(_ first: Member, _ second: Member) -> Bool {
    first.first < second.last && first.kind.variable != second.kind.variable
      && (first.kind.source == .chosen || second.kind.source == .chosen)
      && first.write.isTogether(with: second.write)
  }

  /// The outermost closure around the write that contains writes directly, or else the body.
  private func unit(of write: VariableWrite) -> Location {
    let depth = write.closures.indices.first { closures.contains(Array(write.closures[..<$0])) }
    guard let closure = write.closures[..<(depth ?? write.closures.count)].last else {
      return write.bodyPlace
    }
    return Location(path: write.location.path, span: closure)
  }
}
