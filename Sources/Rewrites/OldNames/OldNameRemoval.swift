import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles
package import UntangleStateSpaces

/// A rewrite without some of the old names, which its own code no longer needs.
package struct OldNameRemoval: Sendable {
  /// In the order of the variables.
  package var names: [String]
  /// Only those that change.
  package var files: [StateRewrite.File]
}

/// Replaces flags in the code of a type by questions to the enum, and removes the computed properties with their names.
///
/// `files` are those of the type after the rewrite, `isKept` tells whether other code may use the name of a variable that is not private. A name is removed where each
/// use of it can be replaced: `isSaving` by `state == .saving`, and a whole condition by `case .saving = state` where
/// cases have payloads. A flag that holds in several cases stays, since it says more than a comparison with each. The
/// setter of a flag that only a binding uses becomes that of the binding. An optional goes where it is only bound or asked
/// for: `if let page` becomes `if case .loaded(let page) = state`. Conditions over several names that hold in one case ask for
/// that case in any event.
package func removeOldNames(
  of rewrite: StateRewrite, in files: [ParsedFile], _ extent: OldNameExtent, isKept: (StateVariable) -> Bool
) -> OldNameRemoval {
  var names: [String] = []
  let joined = files.map { JoinedConditions(for: rewrite.states, of: rewrite.type, in: $0) }
  var edits = joined.map(\.edits)
  for (place, variable) in rewrite.states.variables.enumerated() {
    let question = OldNameQuestion(about: place, in: rewrite.states)
    let uses = zip(files, joined).map {
      OldNameUses(variable.name, question, of: rewrite.type, in: $0, beside: $1)
    }
    let shims = uses.compactMap(\.shim)
    guard shims.count == 1, uses.allSatisfy({ $0.isReplaceable }) else { continue }
    // Other code of the file sees no private member, so that it means one of another type.
    guard shims[0].isVisible("private") || !uses.contains(where: \.isNamedOutside) else { continue }
    guard let comment = OldNameComment(uses, rewrite.states, place, question) else { continue }
    let isPrivate = shims[0].isVisible("private") || shims[0].isVisible("fileprivate")
    if case .fewUses(let most) = extent {
      let count = uses.reduce(0) { $0 + $1.edits.count } - shims.count
      guard count <= (isPrivate ? most : 0) else { continue }
    }
    // In other files the same word is another name.
    guard isPrivate || !isKept(variable) else { continue }
    names.append(variable.name)
    for index in files.indices { edits[index] += uses[index].edits }
    for index in files.indices { edits[index] += comment.edits(for: rewrite, in: files[index]) }
  }
  let whole = edits.map(merged)
  guard !whole.contains(where: \.areOverlapping) else { return OldNameRemoval(names: [], files: []) }
  let changed = zip(files, whole).filter { !$1.isEmpty }.map { file, edits in
    StateRewrite.File(text: FileText(path: file.path, bytes: file.bytes), edits: edits)
  }
  return OldNameRemoval(names: names, files: changed)
}

/// The comment of an old name, which goes to the case that the name stands for, or in which it alone is set.
private struct OldNameComment {
  let lines: [String]
  /// nil without a comment.
  let caseName: String?

  /// nil where the comment cannot go there: what it says of nil, or of both values of a flag, is wrong beside a case.
  init?(_ uses: [OldNameUses], _ states: StateEnum, _ variable: Int, _ question: OldNameQuestion?) {
    lines = uses.flatMap(\.comment)
    let alone = states.cases.first { states.terms(of: $0) == [states.variables[variable].name] }
    caseName = lines.isEmpty ? nil : question?.caseName ?? alone?.name
    let words = Set(lines.flatMap(wordsInName))
    guard lines.isEmpty || caseName != nil && words.isDisjoint(with: wordsOfBothValues) else { return nil }
  }

  func edits(for rewrite: StateRewrite, in file: ParsedFile) -> [SourceEdit] {
    guard let caseName else { return [] }
    let finder = CaseFinder(caseName, of: "\(rewrite.type).\(rewrite.states.name)", in: file)
    return finder.insertion(of: lines).map { [$0] } ?? []
  }
}

/// Words of comments that speak of a variable, and not of one of its values.
private let wordsOfBothValues: Set<String> = [
  "nil", "whether", "if", "not", "true", "false", "flag", "param",
]

/// Which of the old names go.
package enum OldNameExtent: Sendable {
  case all
  /// Those without uses, and those that only their file can use, with at most so many uses.
  case fewUses(Int)
}

extension VariableDeclSyntax {
  /// Whether the getter has this access level, by its modifier.
  fileprivate func isVisible(_ level: String) -> Bool {
    modifiers.contains { $0.detail == nil && $0.name.text == level }
  }
}

/// What an old name asks the enum.
enum OldNameQuestion {
  case flag(FlagQuestion)
  case optional(OptionalQuestion)

  /// nil where only a name without uses can go.
  init?(about variable: Int, in states: StateEnum) {
    if let flag = FlagQuestion(about: variable, in: states) {
      self = .flag(flag)
    } else if let optional = OptionalQuestion(about: variable, in: states) {
      self = .optional(optional)
    } else {
      return nil
    }
  }

  /// The case that the name stands for; nil where it stands for all others.
  var caseName: String? {
    switch self {
    case .flag(let question): question.holds ? question.name : nil
    case .optional(let question): question.name
    }
  }
}

/// What an optional asks the enum: for the value that one case carries.
struct OptionalQuestion {
  var property: String
  /// Without its point.
  var name: String
  var bindingForm: BindingForm

  /// nil where the variable is no optional, or where several cases have it, or where its case has more.
  init?(about variable: Int, in states: StateEnum) {
    guard states.variables[variable].domain == .optional else { return nil }
    let holding = states.cases.indices.filter { states.cases[$0].payload.contains(variable) }
    guard holding.count == 1, let only = holding.first, states.cases[only].payload.count == 1,
      states.carried(by: only).isEmpty
    else { return nil }
    property = states.property
    name = states.cases[only].name
    bindingForm = states.bindingForm
  }

  /// `case .loaded(let page) = state`; `case .loaded = state` without a name. `receiver` is empty or `self.`.
  func pattern(_ receiver: String, binding bound: String?) -> String {
    let pattern = bound.map { bindingForm.pattern(name, [$0]) } ?? ".\(name)"
    return "case \(pattern) = \(receiver)\(property)"
  }
}

/// Whether an enum moves between its cases as before, once old names are gone. `before` and `after` count the states of
/// its variable. The setters of the names are gone, too, and closures of their bindings have other numbers.
package func movesAlike(_ before: StateSpace, _ after: StateSpace, without names: [String]) -> Bool {
  guard let old = before.transitions, let new = after.transitions else { return false }
  func states(_ space: StateSpace) -> Set<[Int]> { Set(space.states.map(\.values)) }
  func first(_ space: StateSpace) -> Set<[Int]> { Set(space.states.prefix(space.initialCount).map(\.values)) }
  let setters = Set(names.map { OperationName($0, [.setter]) })
  let bindings = Set(names.map(OldNameBinding.property))
  func steps(_ transitions: [StateSpace.Transition], _ space: StateSpace) -> Set<[String]> {
    Set(
      transitions.compactMap { transition in
        let name = space.operations[transition.operation].name
        guard !setters.contains(name) else { return nil }
        let text = bindings.contains(name.base) ? name.base : name.text
        return [text] + [transition.from, transition.to].map { "\(space.states[$0].values)" }
      })
  }
  return states(before) == states(after) && first(before) == first(after)
    && steps(old, before) == steps(new, after)
}

/// What a flag asks the enum: whether it is in one case, or in any other one.
struct FlagQuestion: Hashable {
  var property: String
  /// Without its point.
  var name: String
  /// Whether the flag is true in this case; else it is false there only.
  var holds: Bool
  /// Whether some case has a payload, so that only a pattern can ask.
  var needsPattern: Bool

  /// nil where the variable is no flag, or true in several cases and false in several.
  init?(about variable: Int, in states: StateEnum) {
    guard states.variables[variable].domain == .boolean else { return nil }
    let holding = states.cases.filter { $0.values[variable] > 0 }
    let others = states.cases.filter { $0.values[variable] == 0 }
    let isInOne = holding.count == 1
    guard let only = isInOne ? holding.first : others.count == 1 ? others.first : nil else { return nil }
    property = states.property
    name = only.name
    holds = isInOne
    needsPattern = states.hasPayload
  }

  /// `state == .saving`; `receiver` is empty or `self.`.
  func comparison(_ receiver: String, negated: Bool) -> String {
    "\(receiver)\(property) \(holds != negated ? "==" : "!=") .\(name)"
  }

  /// `case .saving = state`; nil where only its opposite can be a pattern.
  func pattern(_ receiver: String, negated: Bool) -> String? {
    holds != negated ? "case .\(name) = \(receiver)\(property)" : nil
  }
}
