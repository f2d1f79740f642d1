import SwiftSyntax
import UntangleFacts
package import UntangleSourceFiles
package import UntangleStateSpaces

/// A variable beside those of an enum that says what the work of one flag has brought: a collection, an optional, or a flag that
/// is only asked for before the work begins.
///
///     isLoading = true
///     do { users = try await fetch() } catch { message = text(of: error); users = [] }
///     isLoading = false
///
/// The enum has no case for it: when the work ends well, all its variables are as at the beginning. Nothing is proved.
package struct LoadedValue: Hashable, Sendable {
  package var name: String
  /// The place of the name.
  package var location: Location
  /// The case of the enum in which the work goes on.
  package var work: String
  package var kind: Kind

  package enum Kind: Hashable, Sendable { case value, flag }
}

extension ValueUses {
  /// The variables that are only set where a flag's work ends in a state that instances begin in, and that are called after it,
  /// or that the code empties, or asks whether they are empty, where it writes the variables of the enum. In order of
  /// declaration.
  package func loadedValues(of rewrite: StateRewrite, tracing trace: StateTrace) -> [LoadedValue] {
    let states = rewrite.states
    let beginnings = Set(trace.space.states.prefix(trace.space.initialCount).map(\.values))
    let after = trace.afterWrites
    let names = Set(states.variables.map(\.name))
    let done = flags.filter { $0.isAskedBeforeWork(by: uses(of: $0.name, .read)) }
    let found = (results + done).filter { !names.contains($0.name) && !namesFailure($0.name) }
    return found.sorted { $0.location < $1.location }.compactMap { value in
      let kind: LoadedValue.Kind = done.contains { $0.name == value.name } ? .flag : .value
      let sets = uses(of: value.name, .set).filter { kind == .value || !$0.isInInitializer }
      let works = Set(
        sets.map { use -> String? in
          let around = writes(around: use, among: names)
          guard let last = around.last, last.level == .off,
            around.contains(where: { $0.name == last.name && $0.level == .on && $0.place < place(of: use) }),
            let flag = states.variables.firstIndex(where: { $0.name == last.name && $0.isFlag }),
            let entered = after[last.place], !entered.isDisjoint(with: beginnings)
          else { return nil }
          return states.cases.first { $0.values[flag] == 1 && !beginnings.contains($0.values) }?.name
        })
      guard works.count == 1, let work = works.first.flatMap(\.self),
        isNamed(value.name, after: work) || kind == .value && isEmptied(value.name, among: names)
      else { return nil }
      return LoadedValue(name: value.name, location: value.location, work: work, kind: kind)
    }
  }

  /// Whether the code that writes the group's variables, or asks for them, empties a variable or asks whether it is empty.
  private func isEmptied(_ name: String, among names: Set<String>) -> Bool {
    uses(of: name, .clear).contains { !writes(around: $0, among: names).isEmpty }
      || uses(of: name, .read).contains { use in
        guard use.asksForEmptiness, case .asking = use.surroundings(asking: names) else { return false }
        return true
      }
  }
}

/// Whether a value is called what its work has done: `savedPlan` after `saving`. Others may read it, who do not ask for the
/// work.
private func isNamed(_ name: String, after work: String) -> Bool {
  work.hasSuffix("ing") && wordsInName(name).contains(participle(ofProgress: work))
}

extension ValueUses.Candidate {
  /// Whether a flag is only asked for in conditions that it is not set, as `guard !hasLoaded`: what is there stays on the screen
  /// while it is loaded again, if others look at the flag.
  fileprivate func isAskedBeforeWork(by reads: [ValueUse]) -> Bool {
    access.width <= AccessLevel.fileprivate.width && !reads.isEmpty
      && reads.allSatisfy(\.asksWhetherItIsNotSet)
  }
}

extension ValueUse {
  /// Whether it is `!x` as a condition, or as one of several.
  fileprivate var asksWhetherItIsNotSet: Bool {
    let access = node.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.id == node.id ? Syntax($0) : nil
    }
    guard let prefix = (access ?? node).parent?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!"
    else {
      return false
    }
    let list = prefix.parent?.as(ExprListSyntax.self)?.parent
    return (list ?? Syntax(prefix)).parent?.is(ConditionElementSyntax.self) ?? false
  }

  /// Whether it is `x.isEmpty`, or compared with `nil`.
  fileprivate var asksForEmptiness: Bool {
    if let access = node.parent?.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "isEmpty"
    }
    return node.parent?.as(ExprListSyntax.self)?.contains { $0.is(NilLiteralExprSyntax.self) } ?? false
  }
}
