import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct HalfUsedFlag: Rule {
  static let schema = RuleSchema(
    id: "half_used_flag", defaultSetting: .on(.note),
    options: [
      OptionSchema(
        name: "internal_flags", kind: .flag(default: false),
        summary: "also judge flags that other files of the project can set, and none of them does")
    ])

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A flag that is never set, or never read.",
    why: """
      A flag that nothing sets keeps its first value: one branch of every condition about it is dead, or \
      the line that should set it was forgotten. A flag that is set in several places and read in none is \
      useless work in each of them, or the condition that it was made for was forgotten.
      """,
    limits: [
      "The name is searched in the text of its file: a comment, a string or a local of that name prevents a finding.",
      "Another type of the file with a variable of the name does, too.",
    ],
    exemptions: [
      "Flags that other files can set, unless `internal_flags` says so; for flags that are never read, those that other files can read.",
      "A `let`, which is the better form of a switch that is only changed by editing the code.",
      "Property wrappers except `@State` and `@Published`; for reading, all except `@State`: each write notifies an observer.",
      "Observers, `@objc`, `dynamic`, overrides; what a memberwise initialiser is given.",
      "Generated files, tests and types with a syntax error.",
    ],
    fixes: [
      RulePage.FixNote(
        .unsafe,
        """
        a flag that nothing sets goes with the code that never runs: `if isMuted { … } else { … }` becomes what stands \
        in one of its blocks, a `guard` that always holds goes, `&&`, `||`, `!` and `?:` lose the flag, and elsewhere \
        the value stands in its place. Look whether the line that should set it was forgotten. Nothing is written where \
        other files may ask for the flag, where code or a comment would be lost that is more than the flag, where a \
        block would be left empty or a local without use, and under `#if`; nor in types that are encoded. With \
        `internal_flags`, all files that name the flag are changed, or none: each value that is asked must be of the type \
        for certain and no optional, and all files of the project must have been read.
        """)
    ], precision: .read(.high))

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let project = project.project
    return project.files.indices.flatMap { file in
      project.files[file].flagGaps.compactMap {
        finding(about: $0, in: project.files[file].path, of: project)
      }
    } + sharedFlags(in: project)
  }

  private func sharedFlags(in project: Project) -> [Finding] {
    let wished = project.files.filter { options($0.path).flag("internal_flags") }
    guard !wished.isEmpty else { return [] }
    return project.unsetSharedFlags(in: Set(wished.map(\.path))).map { gap in
      Finding(
        rule: Self.id, severity: Self.severity, location: gap.flag.location,
        message: "'\(gap.flag.fact.name)' is never set: it is always \(gap.value)", type: gap.type.name,
        fix: gap.isEncoded ? nil : Fix(safety: .unsafe, change: .dropSharedFlag(gap.flag.fact.name)),
        fingerprint: "\(gap.type.identityName) \(gap.flag.fact.name)")
    }
  }

  private func finding(about gap: FlagGap, in path: String, of project: Project) -> Finding? {
    let type = gap.enclosingType.flatMap { project.type(named: $0) }
    if gap.enclosingType != nil {
      guard let type, type.integrity == .intact, !type.mayWriteUnnamed(gap) else { return nil }
    }
    return Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: path, span: gap.span),
      message: gap.text,
      type: type?.name, fix: gap.fix(in: type), fingerprint: "\(type?.identityName ?? "") \(gap.name)")
  }
}

extension ProjectType {
  /// Whether code writes the flag without an assignment to its name: as part of a tuple, or through the
  /// memberwise initialiser.
  fileprivate func mayWriteUnnamed(_ gap: FlagGap) -> Bool {
    if case .neverRead = gap.kind { return false }
    // Iterates by index, because a loop over the values copies each large body.
    let isWritten = bodies.indices.contains { place in
      bodies[place].fact.statements.contains { $0.writes(oneOf: [gap.name]) }
    }
    let isGiven = mayBeGiven(gap.name)
    return isWritten || isGiven
  }
}

extension FlagGap {
  fileprivate func fix(in type: ProjectType?) -> Fix? {
    let variable = type?.variables.first { $0.fact.name == name && $0.fact.span == span }
    if let variable, variable.fact.access.width > AccessLevel.fileprivate.width { return nil }
    if type?.isEncoded == true { return nil }
    switch kind {
    case .neverSet, .unused: return Fix(safety: .unsafe, change: .dropFlag(name))
    case .neverRead: return nil
    }
  }

  fileprivate var text: String {
    switch kind {
    case .neverSet(let value): "'\(name)' is never set: it is always \(value)"
    case .neverRead(let writes):
      "'\(name)' is set in \(writes == 1 ? "one place" : "\(writes) places") and never read"
    case .unused: "'\(name)' is neither set nor read"
    }
  }
}
