import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// How the code of a type uses those of its variables that an enum's cases could carry, by syntax: facts leave out what no
/// state rests on.
package struct ValueUses: Sendable {
  struct Candidate {
    var name: String
    var location: Location
    var access: AccessLevel
  }

  /// In order of declaration.
  private(set) var candidates: [Candidate]
  /// Those that may hold what some work has brought, wherever they are used.
  let results: [Candidate]
  /// Those that begin as `""`, `[]`, `0`, `false` or nil, and that no other type writes, wherever they are read.
  let companions: [Candidate]
  /// Those that are Bools, and set nowhere else.
  let flags: [Candidate]
  /// All that are set, and neither changed in place nor lent.
  private let settable: [Candidate]
  /// Of the candidates, and of all other members of the type; by name.
  private let uses: [String: [ValueUse]]
  let files: [ParsedFile]

  /// `files` are all that declare or extend the type. Parsing and this recurse deeply: see `ParsedFile`.
  ///
  /// A flag is a state itself, so that it is only a candidate `withFlags`.
  package init(of type: ProjectType, in files: [ParsedFile], withFlags: Bool = false) {
    self.files = files
    let own = type.variables.filter { $0.fact.mayBeCaseValue || $0.fact.isPlainFlag }
    var uses: [String: [ValueUse]] = [:]
    if !own.isEmpty {
      let members = MemberFinder(type.name)
      for file in files { members.walk(file.tree) }
      for index in files.indices {
        let finder = ValueUseFinder(
          Set(own.map(\.fact.name)), members: members.names, of: type.name, file: index)
        finder.walk(files[index].tree)
        uses.merge(finder.found) { $0 + $1 }
      }
    }
    let settable = own.filter { variable in
      let found = uses[variable.fact.name] ?? []
      return found.count <= mostUses && found.contains { $0.kind == .set }
        && !found.contains { $0.kind == .other }
    }
    candidates = settable.filter { variable in
      (withFlags || !variable.fact.isPlainFlag)
        && uses[variable.fact.name]?.contains { $0.kind == .read } ?? false
    }
    .map(Candidate.init)
    results = settable.filter { $0.fact.holdsSeveral || $0.fact.isOptional }.map(Candidate.init)
    let setOutside = settable.isEmpty ? [] : Set(type.outsideWrites.lazy.map(\.fact.member))
    companions = settable.filter { $0.fact.beginsUnset && !setOutside.contains($0.fact.name) }
      .map(Candidate.init)
    flags = settable.filter { $0.fact.isPlainFlag && !setOutside.contains($0.fact.name) }.map(Candidate.init)
    self.settable = settable.map(Candidate.init)
    self.uses = uses
  }

  func place(of use: ValueUse) -> WritePlace { WritePlace(files[use.file].location(of: use.node)) }

  func uses(of name: String, _ kind: ValueUse.Kind) -> [ValueUse] {
    (uses[name] ?? []).filter { $0.kind == kind }
  }

  /// Without the variables that code in other files may use, by their names.
  package func withoutUses(elsewhere isNamedElsewhere: (String) -> Bool) -> ValueUses {
    var result = self
    result.candidates.removeAll {
      $0.access.width > AccessLevel.fileprivate.width && isNamedElsewhere($0.name)
    }
    return result
  }

  /// A write of one of the group's variables beside a write of a candidate.
  struct GroupWrite {
    enum Level {
      case on, off, unknown

      /// nil stands for the opposite of what was: nobody presents something by hiding it.
      init(of value: ExprSyntax?) {
        guard let value else {
          self = .on
          return
        }
        self = isUnset(value) ? .off : value.isLiteral ? .on : .unknown
      }
    }

    var name: String
    var level: Level
    var place: WritePlace
  }

  /// The candidates that are only set beside writes of the group for which `entered` names cases, and only read where the
  /// code asks for one of the group.
  func values(beside group: Set<String>, entered: ([GroupWrite]) -> [Int]?) -> [FoundCaseValue] {
    var members: [String: Bool] = [:]
    let all = candidates.filter { !group.contains($0.name) }.compactMap { candidate -> FoundCaseValue? in
      let uses = uses[candidate.name] ?? []
      var (cases, ends): (Set<Int>, Set<Int>) = ([], [])
      for use in uses {
        switch use.kind {
        case .set:
          guard let found = entered(writes(beside: use, of: group)) else { return nil }
          cases.formUnion(found)
        case .read: guard isKnown(use, group, &members) else { return nil }
        case .clear: ends.formUnion(entered(writes(beside: use, of: group)) ?? [])
        case .other: break
        }
      }
      return FoundCaseValue(name: candidate.name, location: candidate.location, cases: cases, ends: ends)
    }
    return Array(all.prefix(mostCaseValues))
  }

  /// Whether each read of an optional is one where the flag is on, or only ends what the optional holds: `task?.cancel()`.
  /// Nobody else may read it.
  package func counts(_ name: String, while flag: String) -> Bool {
    guard let candidate = settable.first(where: { $0.name == name }),
      candidate.access.width <= AccessLevel.fileprivate.width
    else { return false }
    return uses(of: name, .read).allSatisfy { $0.endsWhatItHolds || $0.stands(under: flag) }
  }

  /// Whether the code knows the state at a read: there, or wherever the member is used that it is in.
  ///
  /// `members` has the answers for members so far.
  func isKnown(
    _ use: ValueUse, _ group: Set<String>, _ members: inout [String: Bool], depth: Int = 0
  ) -> Bool {
    switch use.surroundings(asking: group) {
    case .asking: return true
    case .other: return false
    case .member(let name):
      if let known = members[name] { return known }
      // A member that uses itself says nothing.
      members[name] = false
      let around = uses[name] ?? []
      guard !around.isEmpty, around.count <= mostUses, depth < deepestMember else { return false }
      let isKnown = around.allSatisfy { self.isKnown($0, group, &members, depth: depth + 1) }
      members[name] = isKnown
      return isKnown
    }
  }

  /// The writes of the group beside one, or in the branches beside it.
  private func writes(beside use: ValueUse, of group: Set<String>) -> [GroupWrite] {
    let beside = writes(around: use, among: group)
    return beside.isEmpty
      ? writes(in: use.branchesAround(asking: group), of: use.file, among: group) : beside
  }

  /// Whether code that writes a variable writes one of the group in the same run.
  package func isWritten(_ name: String, beside group: Set<String>) -> Bool {
    (uses[name] ?? []).contains { use in
      use.kind != .read && !writes(around: use, among: group).isEmpty
    }
  }

  /// The writes of the group in the run of a use, in the order of the text; those of a `defer` come last.
  func writes(around use: ValueUse, among group: Set<String>) -> [GroupWrite] {
    let lists = use.statementsAround
    let deferred = lists.flatMap { list in
      list.compactMap { $0.item.as(DeferStmtSyntax.self)?.body.statements }
    }
    return writes(in: lists, of: use.file, among: group).sorted { $0.place < $1.place }
      + writes(in: deferred, of: use.file, among: group)
  }

  /// The statements of these lists that write one of the variables; `file` is an index.
  func writes(
    in lists: [CodeBlockItemListSyntax], of file: Int, among group: Set<String>
  ) -> [GroupWrite] {
    lists.flatMap { list in
      list.compactMap { item -> GroupWrite? in
        item.change(of: group).map { name, target, value in
          GroupWrite(
            name: name, level: GroupWrite.Level(of: value),
            place: WritePlace(files[file].location(of: target)))
        }
      }
    }
  }
}

/// Members that use each other are followed so far.
private let deepestMember = 3
/// What is used in more places is not looked at: what one use takes grows with the code around it.
private let mostUses = 64

extension ValueUses.Candidate {
  fileprivate init(_ variable: InFile<Variable>) {
    (name, access) = (variable.fact.name, variable.fact.access)
    location = Location(path: variable.path, span: variable.fact.span)
  }
}

extension Variable {
  fileprivate var isOptional: Bool { if case .annotated(.optional) = typing { true } else { false } }

  fileprivate var beginsUnset: Bool {
    switch initial {
    case .null, .empty, .boolean(false): true
    case .number(let number): number == Number(0)
    case nil: isOptional
    default: false
    }
  }

  /// Whether a case could hold what the type stores in it.
  private var isPlain: Bool {
    scope == .instance && storage == .stored && mutability == .variable && laziness == .eager
      && (wrappers.isEmpty || wrappers == ["State"] || wrappers == ["Published"])
      // No case holds a weak reference.
      && !modifiers.contains(where: ["weak", "unowned"].contains)
  }

  /// Whether it is a Bool that instances begin with.
  fileprivate var isPlainFlag: Bool {
    guard isPlain, initial != nil else { return false }
    switch typing {
    case .annotated(let type): return type == .bool
    case .literal(let shape): return shape == .boolean
    case .expression, .unknown: return false
    }
  }

  /// Whether the type stores it, and an instance begins without a value of its own in it. Flags are states themselves.
  fileprivate var mayBeCaseValue: Bool {
    guard isPlain else { return false }
    switch typing {
    case .annotated(let type) where type == .bool || type == .optional(.bool): return false
    case .annotated(.optional): return true
    case .literal(.boolean): return false
    case .annotated, .literal, .expression, .unknown: return initial != nil
    }
  }
}
