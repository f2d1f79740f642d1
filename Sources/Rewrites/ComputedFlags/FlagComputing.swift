import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
package import UntangleStateSpaces

/// A type with flags that other variables determine, for the rewrite that makes them computed.
package struct FollowingFlags: Sendable {
  /// All variables of the space.
  package let all: RewriteSubject
  let followers: [Follower]
  /// The flags alone.
  package let flags: RewriteSubject
  /// What determines them.
  let sources: RewriteSubject

  package init(_ all: RewriteSubject, _ followers: [Follower]) {
    self.all = all
    self.followers = followers
    flags = all.limited(to: Set(followers.map(\.variable)))
    sources = all.limited(to: Set(followers.map(\.source)))
  }

  /// The subjects whose variables other files may name.
  package var named: [RewriteSubject] { [flags, sources] }
}

extension RewriteSubject {
  /// The same type with some of its variables, by index, for what declarations and names say: without states.
  fileprivate func limited(to places: Set<Int>) -> RewriteSubject {
    var subject = self
    subject.trace.space.variables = places.sorted().map { variables[$0] }
    return subject
  }
}

/// Computes the rewrite that makes flags computed. `files` are all files that declare or extend the type.
package func computeFlags(_ flags: FollowingFlags, in files: [ParsedFile]) -> ComputedFlagRewrite {
  var computing = FlagComputing(flags, files)
  computing.run()
  return computing.result
}

/// Refusals for uses of the variables anywhere in the project. `files` are those of the type, and others with a use.
package func mentionRefusals(of flags: FollowingFlags, in files: [ParsedFile]) -> [Refusal] {
  flags.named.flatMap { mentionRefusals(of: $0, in: files) }
    + files.flatMap { PartChangeCheck(of: flags.valueSources, in: $0).refusals }
}

/// Removes each write of the flags, where nothing looks until what determines the flag is written as well.
private struct FlagComputing {
  let subject: FollowingFlags
  let files: [ParsedFile]
  private let names: Set<String>
  private let states: Set<[Int]>
  private var refusals: [Refusal] = []
  private var edits: [[SourceEdit]]
  private var steps: [StateRewrite.Step] = []
  private var moments: [MomentApart] = []
  /// Whether all that may write the variables is in the files.
  private var isFollowed = true
  private var declarations: [Int: StoredDeclaration]

  init(_ subject: FollowingFlags, _ files: [ParsedFile]) {
    self.subject = subject
    self.files = files
    names = subject.flags.names
    states = Set(subject.all.trace.space.states.map(\.values))
    edits = files.map { _ in [] }
    declarations = storedDeclarations(at: subject.all.variables.map(\.location), in: files)
  }

  var result: ComputedFlagRewrite {
    let refusals = Set(refusals).sorted()
    return ComputedFlagRewrite(
      type: subject.all.type.name, followers: subject.followers, variables: subject.all.variables,
      steps: steps.sorted { $0.location < $1.location },
      moments: isFollowed ? moments.sorted { $0.location < $1.location } : nil,
      files: refusals.isEmpty && moments.isEmpty ? changed(files, by: edits) : [],
      change: subject.flags.keeping.flatMap { DeclaredChange($0, of: subject.all.type.name) },
      refusals: refusals)
  }

  mutating func run() {
    refusals += subject.flags.declarationRefusals + subject.sourceRefusals
    checkSources()
    for place in subject.flags.variables.indices {
      refusals += subject.flags.outsideWrites(of: place).map(subject.flags.outsideRefusal)
    }
    let facts = TypeWrites(
      to: subject.all.variables, in: subject.all.type,
      objects: subject.all.project.objectNames(in: subject.all.type))
    refusals += facts.refusals
    let paths = Set(files.map(\.path))
    isFollowed = facts.refusals.isEmpty && facts.writes.keys.allSatisfy { paths.contains($0.path) }
    checkReads()
    removeWrites(facts)
    rewriteDeclarations()
    if zip(files, edits).contains(where: { merged($1).areOverlapping }) {
      refuse("two of its writes meet in one place", at: subject.all.variables[0].location)
    }
  }

  /// A flag tells of its changes in the way of what determines it, which tells nobody else before.
  private mutating func checkSources() {
    for follower in subject.followers {
      let (flag, source) = (subject.all.variables[follower.variable], subject.all.variables[follower.source])
      guard let told = subject.all.fact(of: flag), let fact = subject.all.fact(of: source) else {
        refuse("'\(flag.name)' does not belong to the same instance as '\(source.name)'", at: flag.location)
        continue
      }
      if source.ownership != .own { refuse("'\(source.name)' is not the type's own", at: source.location) }
      if !told.wrappers.isEmpty, told.wrappers != fact.wrappers {
        refuse(
          "'\(source.name)' has to be @\(told.wrappers[0]), too, as '\(flag.name)' is: nobody would hear of its changes",
          at: flag.location)
      }
    }
  }

  private mutating func checkReads() {
    let objects = subject.all.project.objectNames(in: subject.all.type)
    for file in files {
      refusals += InitializerCheck(subject.all.type.simpleName, reading: names, in: file).refusals
      refusals += KeyPathCheck(names: names, in: file).refusals
      refusals += MemberUseCheck(names: names, objects: objects, in: file).refusals
    }
  }

  // Writes.

  private mutating func removeWrites(_ facts: TypeWrites) {
    let code = OwnCode(of: subject.all, in: files)
    let asking = names.union(code.running)
    for (number, file) in files.enumerated() {
      let writes = facts.writes.values.filter { $0.location.path == file.path }
      let finder = RunFinder(in: file, writes: writes, names: subject.all.names, own: code, for: .stay)
      moments += finder.missed.map { MomentApart(variable: $0.name, location: $0.location) }
      for run in finder.runs { remove(from: run, finder, asking, number) }
    }
    let paths = Set(files.map(\.path))
    for fact in facts.writes.values where !paths.contains(fact.location.path) {
      refuse("it is written in a file that is not read", at: fact.location)
    }
  }

  private mutating func remove(
    from run: WriteRun, _ finder: RunFinder, _ asking: Set<String>, _ number: Int
  ) {
    guard let first = run.writes.first?.fact, let last = run.writes.last?.fact else { return }
    let file = files[number]
    // Where nothing comes, nothing is left between two states.
    let after = subject.all.trace.after[last.location] ?? []
    guard after.isSubset(of: states), run.carriedCount == 0, run.steps.count == run.items.count else {
      moments.append(MomentApart(variable: last.name, location: last.location))
      return
    }
    let written = zip(run.items, run.steps).map(WrittenItem.init)
    let removed = written.filter { !$0.variables.isDisjoint(with: names) }
    let removedItems = Set(removed.map(\.item.id))
    if run.items.count > 1, asksForFlag(within: run.items, without: removedItems, asking) {
      moments.append(MomentApart(variable: first.name, location: first.location))
      return
    }
    for item in removed where item.isBranch {
      return refuse("it is written together with others", at: file.location(of: item.item))
    }
    for item in removed {
      let place = file.location(of: item.item)
      if !finder.isInert(valueOf: item.item) {
        refuse("what it is set to may do something of its own", at: place)
      }
      if let local = item.item.onlyUsedLocal { refuse("nothing else would use '\(local)'", at: place) }
      if item.isShortened(without: names), item.item.hasCommentWithin {
        refuse("a comment stands within the assignment", at: place)
      }
    }
    for item in removed where item.isShortened(without: names) {
      shorten(item, behind: run.receiver, in: number)
    }
    let whole = removed.filter { $0.variables.isSubset(of: names) }.map(\.item)
    if !whole.isEmpty { take(out: whole, in: number) }
  }

  /// Takes the flags out of an assignment to several variables.
  private mutating func shorten(_ item: WrittenItem, behind receiver: String, in number: Int) {
    let file = files[number]
    let kept = item.writes.filter { !names.contains($0.fact.name) }
    let targets = kept.map { receiver + escaped($0.fact.name) }
    let values = kept.map { $0.text ?? "" }
    let line =
      kept.count == 1
      ? "\(targets[0]) = \(values[0])"
      : "(\(targets.joined(separator: ", "))) = (\(values.joined(separator: ", ")))"
    let stretch = file.start(of: item.item)..<file.end(of: item.item)
    edits[number].append(file.replacement(of: stretch, by: [line], indent: ""))
    steps.append(
      StateRewrite.Step(
        location: file.location(of: item.item), old: file.text(of: item.item).lines, new: line.lines))
  }

  /// A statement of a run.
  private struct WrittenItem {
    var item: CodeBlockItemSyntax
    var writes: [WriteRun.Write]
    var isBranch: Bool

    var variables: Set<String> { Set(writes.map(\.fact.name)) }

    /// Whether it also writes variables that stay.
    func isShortened(without flags: Set<String>) -> Bool { !variables.isSubset(of: flags) }

    init(_ item: CodeBlockItemSyntax, _ step: WriteRun.Step) {
      self.item = item
      writes = step.writes
      isBranch = step.isBranch
    }
  }

  /// Whether the code of a run names a flag, or anything of the type that may ask for it, outside of the statements that
  /// go.
  private func asksForFlag(
    within run: [CodeBlockItemSyntax], without removed: Set<SyntaxIdentifier>, _ asking: Set<String>
  ) -> Bool {
    guard let first = run.first, let last = run.last,
      let list = first.parent?.as(CodeBlockItemListSyntax.self), last.parent?.id == list.id
    else { return true }
    let items = list.drop { $0.id != first.id }.prefix { $0.position <= last.position }
    // The value of the first is worked out before anything is written.
    return items.dropFirst().filter { !removed.contains($0.id) }.contains { item in
      item.tokens(viewMode: .sourceAccurate).contains { asking.contains($0.identifier?.name ?? "") }
    }
  }

  private mutating func take(out items: [CodeBlockItemSyntax], in number: Int) {
    let file = files[number]
    for item in items {
      steps.append(
        StateRewrite.Step(location: file.location(of: item), old: file.text(of: item.item).lines, new: []))
    }
    let removed = Set(items.map(\.id))
    guard let list = items[0].parent?.as(CodeBlockItemListSyntax.self) else { return }
    let stretches = file.stretches(of: items)
    guard list.allSatisfy({ removed.contains($0.id) }) else {
      edits[number] += stretches.map { file.removal(of: $0) }
      return
    }
    // Nothing of the block is left.
    if list.parent?.is(SwitchCaseSyntax.self) == true {
      edits[number].append(file.replacement(of: stretches[0], by: ["break"], indent: ""))
      edits[number] += stretches.dropFirst().map { file.removal(of: $0) }
    } else if let whole = list.parent?.parent?.as(DeferStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self),
      !whole.hasCommentWithin
    {
      edits[number].append(file.removal(of: file.start(of: whole)..<file.end(of: whole)))
    } else {
      refuse("nothing would be left of the code around it", at: file.location(of: items[0]))
    }
  }

  // Declarations.

  private mutating func rewriteDeclarations() {
    for follower in subject.followers {
      let flag = subject.all.variables[follower.variable]
      guard let stored = declarations[follower.variable] else {
        refuse("'\(flag.name)' is declared where it cannot be replaced", at: flag.location)
        continue
      }
      if stored.declaration.bindings.count > 1 {
        refuse("'\(flag.name)' is declared together with others", at: flag.location)
      }
      if stored.isConditional { refuse("'\(flag.name)' is declared under #if", at: flag.location) }
      if stored.declaration.hasCommentWithin {
        refuse("a comment stands within the declaration of '\(flag.name)'", at: flag.location)
      }
      if let source = declarations[follower.source], source.isolation != stored.isolation {
        refuse("'\(flag.name)' and what it follows from are isolated in two ways", at: flag.location)
      }
      let head = stored.head(without: subject.all.fact(of: flag)?.wrappers ?? [])
      let file = files[stored.file]
      let lines = computed(
        "\(head)var \(escaped(flag.name)): Bool", from: subject.all.variables[follower.source],
        in: subject.all.project,
        holding: follower.holding, indent: file.indentUnit(in: stored.declaration))
      let isFollowed = declarations.values.contains {
        $0.file == stored.file
          && file.commentStart(of: $0.declaration) == file.nextLine(file.end(of: stored.declaration))
      }
      edits[stored.file].append(
        file.replacement(of: stored, by: lines, isFollowed: lines.count == 1 || isFollowed))
      let start = file.commentStart(of: stored.declaration)
      if lines.count > 1, file.lineStart(start) == start, !file.isAfterGap(start) {
        edits[stored.file].append(SourceEdit(range: start..<start, replacement: "\n"))
      }
    }
  }

  private mutating func refuse(_ reason: String, at location: Location) {
    refusals.append(Refusal(reason, at: location))
  }
}

extension WriteRun.Step {
  fileprivate var isBranch: Bool {
    switch self {
    case .assign: false
    case .branch: true
    }
  }
}

extension StoredDeclaration {
  /// The attributes that do not concern its storage.
  fileprivate var isolation: Set<String> {
    let names = declaration.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    return Set(names).subtracting(["Published", "State", "objc", "ObservationIgnored", "available"])
  }
}

extension CodeBlockItemSyntax {
  /// A local of the surrounding code that nothing but this statement uses; nil without one.
  fileprivate var onlyUsedLocal: String? {
    let code = surroundingCode(of: Syntax(self))
    let bound = namesBound(in: code)
    let own = tokens(viewMode: .sourceAccurate).compactMap(\.identifier?.name).filter(bound.contains)
    guard !own.isEmpty else { return nil }
    let all = code.tokens(viewMode: .sourceAccurate).compactMap(\.identifier?.name)
    return own.first { name in all.count { $0 == name } == own.count { $0 == name } + 1 }
  }
}
