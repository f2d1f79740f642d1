import UntangleFacts
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// Variables of a candidate that no case has to hold.
struct VariablesApart {
  /// Those that no code of the project reads.
  var unread: Set<String>
  /// Of the unread ones, those whose values keep nothing alive, so that they can go.
  var superfluous: Set<String>
  /// Those that get a value once and keep it, whatever the others do.
  var setOnce: Set<String>
  /// A flag that only keeps code from running again, beside values; nil without one.
  var latch: String?

  private var latches: Set<String> { latch.map { [$0] } ?? [] }

  var all: Set<String> { unread.union(setOnce).union(latches) }

  /// One lowercase sentence for those that stay.
  var reason: String {
    let (names, words) =
      if !unread.isEmpty {
        (unread, "read by nothing")
      } else if !setOnce.isEmpty {
        (setOnce, "set apart from the others, and never cleared")
      } else {
        (latches, "set once, and only keeps its code from running again")
      }
    return "\(joined(names.sorted().map { "'\($0)'" })) \(names.count == 1 ? "is" : "are") \(words)"
  }
}

extension FilesOfType {
  mutating func variablesApart(of candidate: RewriteCandidate, in analysis: Analysis) -> VariablesApart {
    let unread = unreadNames(among: candidate.variables, of: analysis)
    let superfluous = unread.filter { name in
      type.variables.contains { $0.fact.name == name && $0.fact.keepsNothingAlive }
    }
    return VariablesApart(
      unread: unread, superfluous: superfluous,
      setOnce: variablesSetOnce(among: candidate.variables, of: type),
      latch: latch(among: candidate.variables, of: analysis))
  }

  /// The flag that is only asked for where it is not set, by the code that sets it. Beside a flag of work, such a flag says that
  /// it is over, and two of them may be steps, unless nothing but its setter reads it. One that follows from another variable
  /// is computed.
  private mutating func latch(among variables: [StateVariable], of analysis: Analysis) -> String? {
    let flags = variables.filter { $0.isFlag && $0.initial == .off && $0.ownership == .own }
    guard variables.count > 1, !variables.contains(where: \.namesWork) else { return nil }
    let type = type
    let set = flags.filter { flags.count == 1 || !$0.namesFailure }.map(\.name).filter { name in
      let writes = type.accessSummary(of: [name]).writes
      return !writes.isEmpty && writes.allSatisfy { $0.value == .boolean(true) && $0.idle.contains(name) }
    }
    guard !set.isEmpty, let uses = uses(analysis),
      let name = set.first(where: {
        uses.isOnlyAskedWhereNotSet($0) && (flags.count == 1 || uses.isOnlyReadBySetters($0))
      }),
      let shape = analysis.count(variables, of: type).space?.shape
    else { return nil }
    switch shape {
    case .derived, .combined, .shown, .constant: return nil
    case .enumeration, .optional, .handle, .independent, .large: return name
    }
  }

  /// The variables among these that no code of the project reads, where other files name the type: else its readers may be
  /// outside of what was analysed. None are known where no proof is asked for.
  private mutating func unreadNames(
    among variables: [StateVariable], of analysis: Analysis
  ) -> Set<String> {
    let project = analysis.project.project
    let plain = Set(type.variables.filter(\.fact.isReadByName).map(\.fact.name))
    let own = variables.filter { variable in
      (variable.isFlag || variable.domain == .optional) && variable.ownership == .own
        && variable.access.width < AccessLevel.public.width && plain.contains(variable.name)
    }
    guard proofs != .none, !own.isEmpty, !type.isReadAsAWhole(in: project) else { return [] }
    return neverRead(Set(own.map(\.name)), of: analysis)
  }

  private mutating func neverRead(_ names: Set<String>, of analysis: Analysis) -> Set<String> {
    let project = analysis.project.project
    guard whole.isMentioned(type), let parsed = try? parsed(analysis) else { return [] }
    let (type, whole) = (type, whole)
    let unread = onDeepStack { namesNeverRead(names, in: parsed) }.filter { !project.requires($0, of: type) }
    guard !unread.isEmpty, !whole.hasSubclasses(of: type) else { return [] }
    return unread.filter { !whole.mayBeUsed($0, of: type, inAtMost: mostFilesUsing) }
  }

  /// A remark at each other variable of the type that nothing reads, either, and that can go. `gone` are those that are told.
  fileprivate mutating func unread(beside gone: [StateVariable], of analysis: Analysis) -> [Refusal] {
    unread(beside: gone, of: analysis) { _ in true }.map { name, location in
      Refusal("nothing reads '\(name)', either: it can go, too", at: location)
    }
  }

  /// A remark at each variable that nothing reads, and that code sets beside those of an enum.
  mutating func unread(setBeside group: [StateVariable], _ uses: ValueUses, of analysis: Analysis)
    -> [Refusal]
  {
    let names = Set(group.map(\.name))
    return unread(beside: group, of: analysis) { uses.isWritten($0, beside: names) }.map { name, location in
      Refusal("nothing reads '\(name)', which is set beside: it can go", at: location)
    }
  }

  /// The other variables of the type that nothing reads and that can go, with their places. `isAsked` says of which that is to
  /// be known.
  private mutating func unread(
    beside group: [StateVariable], of analysis: Analysis, _ isAsked: (String) -> Bool
  ) -> [(name: String, location: Location)] {
    let known = Set(group.map(\.name))
    let others = type.variables.filter { variable in
      let fact = variable.fact
      return fact.scope == .instance && fact.mutability == .variable && fact.isReadByName
        && (fact.keepsNothingAlive || analysis.project.project.isPlainEnum(fact))
        && fact.access.width < AccessLevel.public.width && !known.contains(fact.name) && isAsked(fact.name)
    }
    guard !others.isEmpty, !type.isReadAsAWhole(in: analysis.project.project) else { return [] }
    let unread = neverRead(Set(others.map(\.fact.name)), of: analysis)
    return others.filter { unread.contains($0.fact.name) }.prefix(mostUnreadBeside).map {
      ($0.fact.name, Location(path: $0.path, span: $0.fact.span))
    }
  }
}

extension Project {
  fileprivate func isPlainEnum(_ variable: Variable) -> Bool {
    guard case .named(let name)? = type(of: variable) else { return false }
    return type(named: name)?.isPlainEnum ?? false
  }
}

extension ProjectType {
  /// Whether it is an enum whose cases hold nothing.
  var isPlainEnum: Bool { kind == .enum && cases.allSatisfy(\.payload.isEmpty) }
}

/// What more files name is taken to be used in one of them.
private let mostFilesUsing = 12

/// A type with more of them is not used as a whole.
private let mostUnreadBeside = 8

extension VariablesApart {
  /// Attempts of an analysis for the other variables, and what can go.
  func attempts(
    for candidate: RewriteCandidate, of analysis: Analysis, in files: inout FilesOfType,
    naming names: ChosenNames
  ) -> [RewriteAttempt] {
    let rest = candidate.without(all).map { analysis.attempts(for: $0, in: &files, naming: names) } ?? []
    let gone = candidate.variables.filter { candidate.isGroup && superfluous.contains($0.name) }
    guard gone.isEmpty else {
      let beside = files.unread(beside: gone, of: analysis)
      return [RewriteAttempt(unread: gone, beside: beside, of: files.type)] + rest
    }
    let space = rest.isEmpty ? analysis.count(candidate.variables, of: files.type).space : nil
    return rest.isEmpty ? [analysis.left(files.type, reason, space)] : rest
  }

  /// Attempts for each group, and what can go by other attempts.
  static func attempts(
    forEach groups: [StateGroup], of analysis: Analysis, beside others: [RewriteAttempt],
    in files: inout FilesOfType, naming names: ChosenNames
  ) -> [RewriteAttempt] {
    let told = others.filter { !$0.superfluous.isEmpty }
    let gone = Set(told.flatMap(\.superfluous))
    let each = groups.flatMap { group in
      let candidate = RewriteCandidate(variables: group.variables, parts: [group.variables])
      return analysis.attempts(for: candidate, in: &files, naming: names)
    }
    return told + each.filter { $0.superfluous.isEmpty || gone.isDisjoint(with: $0.superfluous) }
  }
}

extension ProjectType {
  /// Whether code that is not written reads all that an instance stores, as one that encodes it or compares it does.
  fileprivate func isReadAsAWhole(in project: Project) -> Bool {
    let reading = Set(["Equatable", "Hashable", "Comparable", "CustomReflectable"])
    return attributes.contains { ["Model", "objcMembers"].contains($0) }
      || (inherited + project.lineage(of: name)).contains { parent in
        reading.contains(parent) || SDK.says(oneOf: [.coding, .record], of: parent)
      }
  }
}

extension Variable {
  /// Whether nothing hears of its writes but code that reads it by its name.
  fileprivate var isReadByName: Bool {
    storage == .stored && wrappers.allSatisfy(["State", "Published"].contains)
      && !modifiers.contains(where: ["objc", "override", "dynamic", "IBInspectable", "IBOutlet"].contains)
  }

  /// Whether it is a flag, or an optional text, number or error.
  fileprivate var keepsNothingAlive: Bool {
    guard case .annotated(let written) = typing else { return true }
    guard case .named(let name) = written.unwrapped else { return false }
    return name == "Bool" || name == "Error"
      || SDK.says(oneOf: [.text, .integer, .fraction, .value], of: name)
  }
}
