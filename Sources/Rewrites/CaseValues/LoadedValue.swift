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

/// Finds what work has brought, among the variables beside those of an enum.
package struct LoadedValueFinder {
  private let uses: ValueUses
  private let states: StateEnum
  private let names: Set<String>
  private let elsewhere: (String, Set<String>) -> ReadsElsewhere

  /// `elsewhere` says how other types read a variable, and whether they ask for some others first.
  package init(
    _ uses: ValueUses, of rewrite: StateRewrite,
    elsewhere: @escaping (String, Set<String>) -> ReadsElsewhere
  ) {
    (self.uses, states, self.elsewhere) = (uses, rewrite.states, elsewhere)
    names = Set(rewrite.states.variables.map(\.name))
  }

  /// The variables that are only set where a flag's work ends in a state that instances begin in, and that are called after it,
  /// or only read where the code asks for the state: what is there while the work goes on again is not seen. In order of
  /// declaration.
  package func values(tracing trace: StateTrace) -> [LoadedValue] {
    let beginnings = Set(trace.space.states.prefix(trace.space.initialCount).map(\.values))
    let after = trace.afterWrites
    let done = uses.flags.filter { $0.isAskedBeforeWork(by: uses.uses(of: $0.name, .read)) }
    // When it was loaded is no content.
    let found = (uses.results + done).filter {
      !names.contains($0.name) && !namesFailure($0.name) && !wordsInName($0.name).contains("last")
    }
    return found.sorted { $0.location < $1.location }.compactMap { value in
      let kind: LoadedValue.Kind = done.contains { $0.name == value.name } ? .flag : .value
      let sets = uses.uses(of: value.name, .set).filter { kind == .value || !$0.isInInitializer }
      let works = Set(sets.map { work(endingBeside: $0, in: after, beginnings) })
      guard works.count == 1, let work = works.first.flatMap(\.self),
        isNamed(value.name, after: work) || kind == .value && isOnlyRead(value.name)
      else { return nil }
      return LoadedValue(name: value.name, location: value.location, work: work, kind: kind)
    }
  }

  /// The case of the work that ends beside a use, in a state that instances begin in; nil where none does.
  private func work(
    endingBeside use: ValueUse, in after: [WritePlace: Set<[Int]>], _ beginnings: Set<[Int]>
  ) -> String? {
    let around = uses.writes(around: use, among: names)
    let place = uses.place(of: use)
    guard let last = around.last, last.level == .off,
      around.contains(where: { $0.name == last.name && $0.level == .on && $0.place < place }),
      let flag = states.variables.firstIndex(where: { $0.name == last.name && $0.isFlag }),
      let entered = after[last.place], !entered.isDisjoint(with: beginnings)
    else { return nil }
    return states.cases.first { $0.values[flag] == 1 && !beginnings.contains($0.values) }?.name
  }

  /// Whether a variable is read, and only where the code asks for one of the group.
  private func isOnlyRead(_ name: String) -> Bool {
    var members: [String: Bool] = [:]
    let reads = uses.uses(of: name, .read)
    let areKnown = reads.allSatisfy { !$0.isMissed(beside: names) && uses.isKnown($0, names, &members) }
    guard areKnown else { return false }
    switch elsewhere(name, names) {
    case .none: return !reads.isEmpty
    case .known: return true
    case .unknown: return false
    }
  }
}

/// Whether a value is called what its work has done: `savedPlan` after `saving`. Others may read it, who do not ask for the
/// work.
private func isNamed(_ name: String, after work: String) -> Bool {
  work.hasSuffix("ing") && wordsInName(name).contains(participle(ofProgress: work))
}

extension ValueUses {
  /// Whether a private flag is only asked for in conditions that it is not set.
  package func isOnlyAskedWhereNotSet(_ name: String) -> Bool {
    flags.contains { $0.name == name && $0.isAskedBeforeWork(by: uses(of: name, .read)) }
  }
}

extension ValueUses {
  /// Whether all that reads a variable is code that sets it, too.
  package func isOnlyReadBySetters(_ name: String) -> Bool {
    let setters = Set(uses(of: name, .set).map { surroundingCode(of: $0.node).id })
    return uses(of: name, .read).allSatisfy { setters.contains(surroundingCode(of: $0.node).id) }
  }
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
    guard let prefix = whole.parent?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" else {
      return false
    }
    let list = prefix.parent?.as(ExprListSyntax.self)?.parent
    return (list ?? Syntax(prefix)).parent?.is(ConditionElementSyntax.self) ?? false
  }
}
