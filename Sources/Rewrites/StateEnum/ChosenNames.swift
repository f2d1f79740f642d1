import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// The names that the user chose. Names that are nil or missing are derived from the sources.
package struct ChosenNames: Hashable, Sendable {
  package var type: String?
  package var property: String?
  /// By the set variables of a state: see `StateSpace.terms(of:)`.
  package var cases: [Set<String>: String]
  /// Names of other enums that are written in the same run.
  package var taken: Set<String> = []
  package var need = Need.whereClearer

  package enum Need: Hashable, Sendable {
    /// Only where an enum is clearer than the variables.
    case whereClearer
    case always
  }

  package init(type: String? = nil, property: String? = nil, cases: [Set<String>: String] = [:]) {
    self.type = type
    self.property = property
    self.cases = cases
  }

  /// Whether the user wants the enum in any case. A chosen name implies that.
  package var asksForEnum: Bool {
    need == .always || type != nil || property != nil || !cases.isEmpty
  }

  /// Completes the names of the enum and its variable with ones that the files do not use.
  func completed(for files: [ParsedFile], _ subject: RewriteSubject) -> EnumNames {
    var used = taken
    for file in files { used.formUnion(file.identifiers) }
    let shared = sharedTopic(of: subject.variables.map(\.name), in: subject.type.simpleName)
    let topic = shared ?? workTopic(of: subject.variables)
    let own = topic.map { topic in ["State", "Phase", "Status"].map { "\(topic.startingBig)\($0)" } } ?? []
    let free = (shared == nil && subject.isMostOfItsType ? ["State"] : []) + own + Self.usual
    let first = free.first { candidate in
      !used.contains(candidate) && !used.contains(candidate.startingSmall)
        && !Self.wrappers.contains(candidate)
        && (candidate != "State" || !subject.hasForeignParent)
    }
    let chosen = type ?? property.map(\.startingBig) ?? first ?? "\(subject.type.simpleName)State"
    return EnumNames(
      type: chosen, property: property ?? chosen.startingSmall, cases: cases,
      topic: own.contains(chosen) ? topic ?? "" : "", owner: subject.type.simpleName)
  }

  /// Refusals for names of combinations that are no states.
  func refusals(in space: StateSpace, at location: Location) -> [Refusal] {
    let reached = Set(space.states.map { Set(space.terms(of: $0)) })
    let known = Set(
      space.variables.flatMap { variable in (0..<variable.valueCount).compactMap(variable.term) })
    return cases.filter { !$0.key.isEmpty && $0.key.isSubset(of: known) && !reached.contains($0.key) }
      .map { terms, name in
        Refusal(
          "no state is called '\(name)': nothing comes to '\(terms.sorted().joined(separator: "+"))'",
          at: location)
      }
  }

  /// Property wrappers of SwiftUI, which an enum of the name would hide.
  private static let wrappers: Set<String> = ["FocusState", "GestureState", "SceneStorage"]
  private static let usual = ["State", "Phase", "Status", "Stage", "Mode"]
}

extension RewriteSubject {
  /// Whether the variables are most of what varies in the type. Where they are not, `State` would promise too much.
  fileprivate var isMostOfItsType: Bool {
    let stored = type.variables.count {
      $0.fact.scope == .instance && $0.fact.mutability == .variable && $0.fact.isStored
    }
    return variables.count * 2 >= stored
  }

  /// Whether a superclass outside of the project may have a member `state`.
  fileprivate var hasForeignParent: Bool {
    type.kind == .class
      && type.inherited.contains { name in
        project.type(named: name, in: type.name) == nil
          && !SDK.says(oneOf: [.noMember, .viewClass], of: name)
      }
  }
}

extension ParsedFile {
  /// All identifiers in the file.
  var identifiers: Set<String> { IdentifierFinder(self).names }
}

private final class IdentifierFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ file: ParsedFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let name = token.identifier?.name { names.insert(name) }
    return .skipChildren
  }
}

extension StateEnum {
  /// Refusals for names chosen by the user that are not possible.
  func nameRefusals(at location: Location) -> [Refusal] {
    let twins = Dictionary(grouping: cases, by: \.name).filter { $1.count > 1 }.keys.sorted()
    return twins.map { Refusal("two states are called '\($0)'", at: location) }
  }

  /// Refusals for cases that the code has no name for.
  func namelessRefusals(at location: Location) -> [Refusal] {
    cases.filter(\.isPlaceholder).map { nameless in
      let terms = terms(of: nameless).joined(separator: "+")
      return Refusal(
        "the case for '\(terms)' has no name yet: give it one by '--name \(terms)=CASE'", at: location)
    }
  }
}
