import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Places that ask a value of an enum for the same cases.
struct RepeatedCaseSet {
  /// By place.
  var places: [ResolvedCaseSet]
  /// A property or function of the enum that answers with exactly these cases; nil without.
  var known: String?
  /// Of the enum, in order of declaration.
  var allCases: [String]

  var members: [String] { places[0].members }
  var enumName: String { places[0].enumName }

  /// `isRunningOrWalking`; nil where no such name would be read.
  private var propertyName: String? {
    guard members.count == 2 else { return nil }
    let words = members.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "is\(words[0])Or\(words[1])"
  }

  /// The property to write in the enum, on one line, or its head where there are more than eight cases; nil where it has one that answers so, or no name is found.
  var property: String? {
    guard known == nil, let propertyName else { return nil }
    func list(_ names: [String]) -> String { names.map { ".\($0)" }.joined(separator: ", ") }
    guard allCases.count <= 8 else { return "var \(propertyName): Bool" }
    let others = allCases.filter { !members.contains($0) }
    let rest = others.isEmpty ? "" : "; case \(list(others)): false"
    return "var \(propertyName): Bool { switch self { case \(list(members)): true\(rest) } }"
  }
}

extension Project {
  /// Every set of cases that several places ask for, by the first of them; what is the whole answer of a function has
  /// a name, and counts for none.
  func repeatedCaseSets() -> [RepeatedCaseSet] {
    let sets = caseSets().filter { $0.origin == .handwritten }
    let groups = Dictionary(grouping: sets) { Subject(enumName: $0.enumName, members: $0.members) }
    return groups.compactMap { subject, sets -> RepeatedCaseSet? in
      let places = sets.filter { $0.fact.role == .question && $0.fact.form != .branch }
      guard places.count > 1, let type = type(named: subject.enumName), type.kind == .enum else { return nil }
      let known = sets.first { set in
        set.fact.role == .answer && set.fact.enclosingType == subject.enumName
      }
      return RepeatedCaseSet(
        places: places, known: known?.fact.enclosingFunction, allCases: type.cases.map(\.name))
    }
    .sorted { $0.places[0].location < $1.places[0].location }
  }
}

private struct Subject: Hashable {
  var enumName: String
  var members: [String]
}
