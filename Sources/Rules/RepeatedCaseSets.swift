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

  var members: [String] { places[0].members }
  var enumName: String { places[0].enumName }
  /// The name of the property or function that answers.
  var known: String? { answer?.fact.enclosingFunction }

  /// What locals that hold the answer are called, or `isRunningOrWalking`; nil where no such name would be read.
  fileprivate var propertyName: String? {
    let locals = Dictionary(grouping: places.compactMap(\.fact.local)) { $0 }
    let common = locals.filter { $1.count > 1 }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    if let common { return common.key }
    guard members.count == 2 else { return nil }
    let words = members.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "is\(words[0])Or\(words[1])"
  }

  /// Of the property that answers all places; nil where no fix can write it.
  fileprivate(set) var fix: Fix?

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
      var set = RepeatedCaseSet(
        places: places, answer: known, allCases: type.cases.map(\.name))
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
  /// The fix that lets all places ask a property; nil where the result may not compile, or may mean another
  /// thing.
  private func fix(for set: RepeatedCaseSet, of type: ProjectType) -> Fix? {
    guard let name = set.known ?? set.propertyName, type.comparesPlainly,
      !declaresFunction("==", in: type.name),
      set.places.allSatisfy({ $0.isPlainQuestion && canAsk(set.answer, of: type, from: $0) })
    else { return nil }
    let questions = set.places.map { Fix.Part(.askProperty($0.question(name)), at: $0.location) }
    guard set.known == nil else {
      return Fix(safety: .unsafe, change: questions[0].change, others: Array(questions.dropFirst()))
    }
    guard type.origin == .handwritten, !declaresProperty(name, in: type.name),
      !declaresFunction(name, in: type.name), !set.allCases.contains(name)
    else { return nil }
    let question = Fix.CaseQuestion(
      name: name, members: set.members, others: set.allCases.filter { !set.members.contains($0) })
    let declared = Fix.Part(.declareQuestion(question), at: type.location)
    return Fix(safety: .unsafe, change: questions[0].change, others: questions.dropFirst() + [declared])
  }

  /// Whether what answers, if there is something, is a property that can be named at the place.
  private func canAsk(_ answer: ResolvedCaseSet?, of type: ProjectType, from place: ResolvedCaseSet) -> Bool {
    guard let answer, let name = answer.fact.enclosingFunction else { return true }
    return declaresProperty(name, in: type.name) && !declaresFunction(name, in: type.name)
      && (!answer.fact.enclosingAccess.staysInFile
        || answer.fact.enclosingAccess == .fileprivate && answer.location.path == place.location.path)
  }
}

extension ProjectType {
  /// Whether `==` of its values is that of the compiler, for all callers.
  fileprivate var comparesPlainly: Bool {
    // An actor isolates the property as well, and code that may be inlined elsewhere could not name it.
    !attributes.contains { $0.hasSuffix("Actor") || $0 == "usableFromInline" }
  }
}

extension ResolvedCaseSet {
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
    case .metatype, .call, .unwrapped, .element, .iterated, .optional, .payload, .tuple, .unknown: false
    }
  }
}
