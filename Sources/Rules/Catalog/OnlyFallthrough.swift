import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct OnlyFallthrough: Rule {
  static let schema = RuleSchema(id: "only_fallthrough", defaultSetting: .on(.note))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A branch of a switch does nothing but fall through to the next.",
    why: """
      `case .queued: fallthrough` above `case .paused: return false` says in two lines what \
      `case .queued, .paused: return false` says in one. Whoever puts a branch between the two changes what the \
      first one does, and the compiler says nothing.
      """,
    limits: [],
    exemptions: [
      """
      Branches that lead to a `default`, or to a pattern that binds something or has a `where`: falling through \
      asks for neither.
      """,
      "Branches under `#if`.",
      "Generated files and tests.",
    ],
    fixes: [
      RulePage.FixNote(
        .safe,
        """
        the patterns stand in one label, in their order. They match the same, and the same is done. A comment \
        between the labels is kept: then nothing is written.
        """)
    ], topic: .style, precision: .read(.high))

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    // By index: a file's facts are large, and a loop over the values copies each.
    project.project.files.indices.flatMap { file in
      project.project.files[file].fallthroughs.map {
        finding(about: $0, in: project.project.files[file].path)
      }
    }
  }

  private func finding(about branches: EmptyFallthrough, in path: String) -> Finding {
    let label = branches.patterns.joined(separator: ", ")
    let what =
      branches.count == 1 ? "this branch only falls" : "this branch and \(branches.count - 1) more only fall"
    return Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: path, span: branches.span),
      message: "\(what) through to the next: 'case \(label):' says the same", type: branches.enclosingType,
      fix: Fix(safety: .safe, change: .joinLabels(branches.count)),
      fingerprint: [branches.enclosingType ?? "", branches.enclosingFunction ?? "", label].joined(
        separator: " "),
      data: [DataField("patterns", .list(branches.patterns.map(DataValue.text)))])
  }
}
