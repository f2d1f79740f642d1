import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles
import UntangleStateSpaces

/// The flags of one view for presentations of one kind, with the optional item that can replace them.
package struct PresentedItem: Sendable {
  package var type: String
  /// The place of the first flag's name.
  package var location: Location
  /// In order of declaration.
  package var flags: [String]
  /// The variables that become values of cases, in order of declaration.
  package var carried: [String] = []
  /// The enum that presents others of this kind already. It could get more cases, so that nothing is written.
  package var existing: PresentingEnum?
  /// The enum, and the variable that holds the presented item.
  package var declaration: [String]
  /// Sorted by place. Uses in moved content are not listed separately.
  package var changes: [RewrittenLines]
  /// Uses that need manual changes, sorted by place.
  package var remainders: [Refusal]
  /// Sorted by path; empty if there are remainders.
  package var files: [StateRewrite.File]
  /// Variables that could be values of the cases, as they are only set where one is presented; in order of declaration.
  package var values: [CaseValue] = []
  /// Optionals and other flags that present things of this kind on the same view, in the order of the calls; optionals
  /// first.
  package var items: [ItemBeside] = []
  /// Flags of other calls of the chain that nothing sets, each with a remark.
  package var unset: [Refusal] = []
}

/// What a view presents beside flags: `file` of `.sheet(item: $file) { … }`.
package struct ItemBeside: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case optional
    /// With other arguments than the flags: an `onDismiss:` of its own.
    case flag
  }

  package var kind: Kind
  package var name: String
  /// The place of its name.
  package var location: Location
}

/// An enum that a view presents: `Sheet` of `.sheet(item: $sheet) { … }`.
package struct PresentingEnum: Hashable, Sendable {
  /// The name of the property.
  package var property: String
  /// As written.
  package var type: String
  /// What is presented, in the plural: `sheets`.
  package var presented: String
  /// The cases that it could get, in order of declaration of the flags.
  package var cases: [String]

  /// What to do instead of a second enum.
  package var advice: String {
    "'\(property)' holds \(presented) of this view already; "
      + "'\(type)' could have these cases, too: \(cases.joined(separator: ", "))"
  }
}

/// The items that could replace a view's `isPresented:` flags: one for each chain of modifiers that presents
/// several things of one kind.
///
/// A view presents one sheet and one alert at a time. Even so, behaviour may change: two true flags are shown
/// in turn today; afterwards only the last is. Types that are not `mayPresentItems(_:)` have none.
package func presentedItems(
  of type: ProjectType, in files: [FileText], knowing knowledge: PresentedKnowledge
) -> [PresentedItem] {
  let parsed = files.map(ParsedFile.init)
  let finders = parsed.map { file in
    let finder = PresentationFinder(type.name)
    finder.walk(file.tree)
    return finder
  }
  // Few views present several things. The others need no further work.
  guard finders.contains(where: { $0.found.count > 1 }) else { return [] }
  let candidates = candidates(among: type.flagsOfView, of: type, in: parsed)
  let taken = parsed.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
  let members = memberNames(of: type.name, in: parsed)
  let unset = type.flagsNeverSet(among: Set(candidates.map(\.name)))
  let raised = FlagsSetByContent(Set(candidates.map(\.name)), of: type.name, in: parsed)
  let finder = PresentedValueFinder(of: type, in: parsed, knowing: knowledge)
  return parsed.enumerated().flatMap { home, file -> [PresentedItem] in
    guard finders[home].found.count > 1 else { return [] }
    let chains = ViewChains(of: type.name, in: parsed, home: file)
    return groups(of: finders[home].found, in: chains, file, candidates, members: members).compactMap { all in
      let shown = all.filter { !unset.contains($0.flag) && !raised.isRaised($0.flag, within: all) }
      guard shown.count > 1 else { return nil }
      let group = finder.adding(to: PresentedGroup(shown, candidates, taken: taken), home: home)
      var item = PresentedItemWriting(type, group, home: home, in: parsed)?.result
      let beside = finders[home].items.filter { $0.hangsOn(shown[0], in: chains) }
      item?.existing = beside.lazy.compactMap { group.existing($0, in: type) }.first
      let flags = finders[home].found.filter { other in
        !all.contains { $0.call.id == other.call.id } && other.hangsOn(shown[0], in: chains)
      }
      item?.items = itemsBeside(beside.map(\.property), flags.map(\.flag), in: type)
      item?.unset = neverShown(all.map(\.flag).filter(unset.contains), in: type)
      item?.values = finder.uses.caseValues(of: group)
      return item
    }
  }
}

private func memberNames(of type: String, in files: [ParsedFile]) -> Set<String> {
  files.reduce(into: []) { names, file in
    let finder = MemberFinder(type)
    finder.walk(file.tree)
    names.formUnion(finder.names)
  }
}

/// What the type stores of these optionals and flags.
private func itemsBeside(_ optionals: [String], _ flags: [String], in type: ProjectType) -> [ItemBeside] {
  optionals.compactMap { ItemBeside(.optional, $0, in: type) }
    + flags.compactMap { ItemBeside(.flag, $0, in: type) }
}

/// A remark at each of these flags, which nothing sets.
private func neverShown(_ flags: [String], in type: ProjectType) -> [Refusal] {
  itemsBeside([], flags, in: type).map {
    Refusal("nothing sets '\($0.name)': what it presents is never shown", at: $0.location)
  }
}

/// Whether the view hands on the bindings of several flags, as presentations need. The facts say so of few views, and the
/// files of others need not be parsed.
package func mayPresentItems(_ type: ProjectType) -> Bool {
  let flags = type.flagsOfView
  return flags.count > 1 && type.lentVariables(of: Set(flags.map(\.name))).count > 1
}

extension ProjectType {
  fileprivate var flagsOfView: [Variable] {
    variables.map(\.fact).filter { $0.scope == .instance && $0.wrappers == ["State"] && $0.isFlag }
  }
}

extension ItemBeside {
  /// nil where the type stores no variable of that name and kind.
  fileprivate init?(_ kind: Kind, _ name: String, in type: ProjectType) {
    guard let variable = type.variables.first(where: { $0.fact.name == name }),
      variable.fact.scope == .instance
    else { return nil }
    switch (kind, variable.fact.typing) {
    case (.optional, .annotated(.optional)): break
    case (.flag, _) where variable.fact.isFlag && variable.fact.wrappers == ["State"]: break
    case (.optional, _), (.flag, _): return nil
    }
    self.init(kind: kind, name: name, location: Location(path: variable.path, span: variable.fact.span))
  }
}

extension ValueUses {
  /// The variables that are only set where a case is presented, and only read where it is.
  fileprivate func caseValues(of group: PresentedGroup) -> [CaseValue] {
    values(beside: group.flagNames.union(group.values.map(\.name))) { writes in
      let shown = writes.filter { $0.level == .on }.compactMap { write in
        group.flags.firstIndex { $0.name == write.name }
      }
      return shown.isEmpty ? nil : shown
    }
    .map { $0.naming(group.flags.map { group.caseName($0.name) }, $0.cases) }
  }
}

/// The flags that an item could replace: they mirror no other value.
private func candidates(
  among flags: [Variable], of type: ProjectType, in files: [ParsedFile]
) -> [Variable] {
  let names = Set(flags.map(\.name))
  let mirrors = files.reduce(into: Set<String>()) {
    $0.formUnion(MirrorFinder(names, of: type.name, in: $1).mirrors)
  }
  return flags.filter { !mirrors.contains($0.name) }
}

extension PresentedGroup {
  /// What presents things of this kind beside the flags.
  fileprivate func existing(_ beside: ItemPresentation, in type: ProjectType) -> PresentingEnum? {
    let variable = type.variables.first { $0.fact.name == beside.property }
    guard case .annotated(.optional(.named(let name)))? = variable?.fact.typing else { return nil }
    return PresentingEnum(
      property: beside.property, type: name, presented: kind.noun.lowercased() + "s",
      cases: flags.map { caseName($0.name) })
  }
}

/// Presentations of one kind in one chain, whose flags have no other presentation. The innermost come first.
private func groups(
  of presentations: [Presentation], in chains: ViewChains, _ file: ParsedFile, _ candidates: [Variable],
  members: Set<String>
) -> [[Presentation]] {
  struct Key: Hashable {
    var kind: PresentationKind
    var root: ViewChains.Root
    var extras: String
  }
  let flags = Set(candidates.map(\.name))
  let shown = presentations.filter { flags.contains($0.flag) && $0.hasMovableTitle(members) }
  let uses = Dictionary(grouping: shown, by: \.flag).mapValues(\.count)
  let groups = Dictionary(grouping: shown.filter { uses[$0.flag] == 1 }) {
    Key(kind: $0.kind, root: chains.root(of: $0.hook).root, extras: $0.extrasText)
  }
  return groups.values.filter { $0.count > 1 }
    .map { group in
      group.sorted {
        (chains.root(of: $0.hook).depth, file.end(of: $0.call)) < (
          chains.root(of: $1.hook).depth, file.end(of: $1.call)
        )
      }
    }
    .sorted { file.start(of: $0[0].callee.declName) < file.start(of: $1[0].callee.declName) }
}

extension Presentation {
  /// Whether the title can move to a property of the view: it uses members and global names, but no locals.
  fileprivate func hasMovableTitle(_ members: Set<String>) -> Bool {
    guard let title else { return true }
    return ReferenceFinder(Syntax(title)).names.allSatisfy {
      members.contains($0) || $0.first?.isUppercase == true || $0 == "self" || $0 == "NSLocalizedString"
    }
  }
}

extension Variable {
  fileprivate var isFlag: Bool {
    switch typing {
    case .annotated(let type): type == .bool
    case .literal(let shape), .expression(let shape): shape == .boolean
    case .unknown: false
    }
  }
}
