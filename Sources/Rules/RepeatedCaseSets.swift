import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

/// Places that ask a value of an enum for the same cases.
struct RepeatedCaseSet {
  /// By place.
  var places: [ResolvedCaseSet]
  /// What answers with exactly these cases, a property or function of the enum; nil without.
  var answer: ResolvedCaseSet?
  /// Of the enum, in order of declaration.
  var allCases: [String]
  /// Of the enum: what asks for the cases in another module asks for the property there.
  var access: AccessLevel

  var members: [String] { places[0].members }
  var enumName: String { places[0].enumName }
  /// The name of the property or function that answers.
  var known: String? { answer?.fact.enclosingFunction }

  /// What locals that hold the answer are called, or `isRunningOrWalking`; nil where no such name would be read.
  fileprivate var propertyName: String? {
    let named = places.filter { $0.fact.form != .inequalities }
    let locals = Dictionary(grouping: named.compactMap(\.fact.local)) { $0 }
    let common = locals.filter { $1.count > 1 }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    if let common { return common.key }
    guard members.count == 2 else { return nil }
    let words = members.map(\.startingBig)
    return "is\(words[0])Or\(words[1])"
  }

  /// Of the property that answers all places; nil where no fix can write it.
  fileprivate(set) var fix: Fix?

  /// The property to write in the enum, on one line, or its head where there are more than eight cases; nil where it has one that answers so, or no name is found.
  var property: String? {
    guard known == nil, let propertyName else { return nil }
    func list(_ names: [String]) -> String { names.map { ".\($0)" }.joined(separator: ", ") }
    let head =
      (access.width > AccessLevel.internal.width ? "\(access.rawValue) " : "") + "var \(propertyName): Bool"
    guard allCases.count <= 8 else { return head }
    let others = allCases.filter { !members.contains($0) }
    let rest = others.isEmpty ? "" : "; case \(list(others)): return false"
    return head + " { switch self { case \(list(members)): return true\(rest) } }"
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
      let known = sets.first { $0.answersForItself && $0.fact.enclosingType == subject.enumName }
      var set = RepeatedCaseSet(
        places: places, answer: known, allCases: type.cases.map(\.name),
        access: type.declarations[0].fact.access)
      set.fix = fix(for: set, of: type)
      return set
    }
    .sorted { $0.places[0].location < $1.places[0].location }
  }
}

private struct Subject: Hashable {
  var enumName: String
  var members: [String]
}

extension Project {
  /// The fix that writes a property and lets all places ask it; nil where the result may not compile, or may mean
  /// another thing. Where a property answers already there is none: it may be static, or not there everywhere.
  private func fix(for set: RepeatedCaseSet, of type: ProjectType) -> Fix? {
    guard set.answer == nil, let name = set.propertyName, type.origin == .handwritten, type.mayHaveProperty,
      !set.allCases.contains(name), set.places.allSatisfy(\.isPlainQuestion), isFree(name, in: type),
      types.count(where: { $0.kind == .enum && $0.simpleName == type.simpleName }) == 1
    else { return nil }
    let question = Fix.CaseQuestion(
      name: name, members: set.members, others: set.allCases.filter { !set.members.contains($0) })
    let declared = Fix.Part(.declareQuestion(question), at: type.location)
    let questions = set.places.map { Fix.Part(.askProperty($0.question(name)), at: $0.location) }
    return Fix(safety: .unsafe, change: questions[0].change, others: questions.dropFirst() + [declared])
  }

  /// Whether a property of that name hides nothing and implements nothing, and `==` is the compiler's own.
  private func isFree(_ name: String, in type: ProjectType) -> Bool {
    let scopes = [type.name] + lineage(of: type.name)
    return !prescribedNames.contains(name) && !isGlobal(name) && comparesAsWritten(type.name)
      && scopes.allSatisfy { scope in
        !declaresFunction(name, in: scope) && !declaresProperty(name, in: scope)
          && (self.type(named: scope)?.mayHaveProperty ?? true)
      }
  }
}

extension Project {
  /// Whether `==` of an enum is the compiler's own.
  func comparesAsWritten(_ name: String) -> Bool {
    !isGlobal("==") && ([name] + lineage(of: name)).allSatisfy { !declaresFunction("==", in: $0) }
  }
}

/// Names that protocols of the standard library give a meaning.
private let prescribedNames: Set<String> = [
  "hashValue", "rawValue", "description", "debugDescription", "customMirror", "allCases", "id", "self",
  "Type",
]

extension ProjectType {
  /// Whether a property of it is as visible and as isolated as its cases: no attribute says otherwise.
  fileprivate var mayHaveProperty: Bool {
    attributes.allSatisfy {
      ["frozen", "objc", "available", "CasePathable", "dynamicMemberLookup"].contains($0)
    }
  }
}

extension ResolvedCaseSet {
  /// Whether it is all that a property or function says of its own value, and true of these cases.
  fileprivate var answersForItself: Bool {
    fact.role == .answer && fact.subject == .instance
  }

  /// Whether a property of the value can stand in its place.
  fileprivate var isPlainQuestion: Bool {
    subject.wrapping == .plain && subject.evidence == .declaration && subject.naming == .everywhere
      && subject.home == .project && fact.form != .branch && fact.subject.isPlainPath
      && !fact.subjectText.contains { "?!([{ ".contains($0) }
  }

  fileprivate func question(_ name: String) -> Fix.PropertyQuestion {
    Fix.PropertyQuestion(
      subject: fact.subjectText, name: name, sense: fact.form == .inequalities ? .fails : .holds)
  }
}

extension AccessPath {
  /// Whether it only names things: reading it twice is reading it once.
  fileprivate var isPlainPath: Bool {
    switch self {
    case .instance, .name, .typed: true
    case .member(let base, _): base.isPlainPath
    case .metatype, .call, .unwrapped, .element, .iterated, .optional, .payload, .tuple, .choice, .certain,
      .handed, .unknown:
      false
    }
  }
}
