import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct ScatteredUiState: Rule {
  static let schema = RuleSchema(
    id: "scattered_ui_state", defaultSetting: .on(.note),
    options: [
      OptionSchema(
        name: "minimum_receivers", kind: .integer(default: 3, range: 2...100),
        summary: "how many objects must be driven together"),
      OptionSchema(
        name: "minimum_methods", kind: .integer(default: 3, range: 2...100),
        summary: "how many methods must drive them"),
    ])

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "Several methods drive the same objects together: a state without a name.",
    why: """
      Each method puts a spinner, a label and a table into the combination that fits the moment. The \
      combinations are the states of the screen, but they are not written down, and the author of a \
      fourth object must find every method. An enum, with one place that drives all objects from it, \
      lists the states.
      """,
    limits: [
      "Only statements that name the object are seen: `spinner.stopAnimating()`, not `views.forEach { $0.isHidden = true }`.",
      "Opposite calls are recognised by their first words: start and stop, show and hide.",
      "That a state has a name already is only seen where methods are named after the cases of an enum, as "
        + "`showEmpty` and `showResults`.",
    ],
    exemptions: [
      "Calls that are the same in every method: a set-up that is written several times.",
      "Values that come from somewhere else, like texts of a model.",
      "Initialisers and methods that load, lay out, configure or style a view.",
      "Methods that one `switch` chooses among: the state has a name there.",
      "Members that are values, not objects.",
      "Generated files and tests.",
    ], precision: .inference, nextSteps: [.suggest])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    groups(in: project.project).map {
      finding(about: $0.group, in: $0.type, named: project.project.nameOfState(in: $0.group))
    }
  }

  fileprivate func groups(in project: Project) -> [(type: String, group: DrivenTogether)] {
    project.drivingBodies { !$0.isSetUp }.flatMap { type, bodies -> [(type: String, group: DrivenTogether)] in
      let options = options(bodies[0].path)
      let threshold = DrivingThreshold(
        receivers: options.integer("minimum_receivers"), bodies: options.integer("minimum_methods"))
      guard bodies.count >= threshold.bodies else { return [] }
      return drivenTogether(bodies, atLeast: threshold)
        .filter { group in
          !(project.type(named: type)?.chooses(among: Set(group.bodies.map(\.fact.name))) ?? false)
        }
        .map { (type: type, group: $0) }
    }
  }

  /// `name` is the enum that has a case for each method; nil if there is none.
  private func finding(about group: DrivenTogether, in type: String, named name: String?) -> Finding {
    let first = group.bodies[0]
    return Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: first.path, span: first.fact.span),
      message: "\(quotedList(group.receivers)) are driven together in "
        + "\(quotedList(group.bodies.map(\.fact.name))): "
        + (name.map { "'\($0)' names the states, and one place could drive them by it" }
          ?? "a state without a name"),
      type: type,
      notes: group.bodies.map { body in
        Note(
          location: Location(path: body.path, span: body.fact.span),
          message: "'\(body.fact.name)' has " + joined(body.fact.drives.map(\.text)))
      },
      fingerprint: type + " " + group.receivers.joined(separator: " "),
      data: [
        DataField("receivers", .list(group.receivers.map(DataValue.text))),
        DataField("methods", .list(group.bodies.map { .text($0.fact.name) })),
      ])
  }
}

extension Project {
  /// The groups that `scattered_ui_state` finds with these settings, with the names of their types.
  package func scatteredStates(_ settings: RuleSettings) -> [(type: String, group: DrivenTogether)] {
    let rule = ScatteredUiState { settings.options(of: ScatteredUiState.schema, at: $0) }
    return rule.groups(in: self).filter {
      settings.setting(of: ScatteredUiState.schema, at: $0.group.bodies[0].path) != .off
    }
  }

  /// The enum whose cases the methods are named after, as `setHealthy` and `setExposed`; nil if there is none.
  fileprivate func nameOfState(in group: DrivenTogether) -> String? {
    let cases = Set(group.bodies.map { $0.fact.name.drop { !$0.isUppercase }.startingSmall })
    return cases.contains("") || cases.count < group.bodies.count ? nil : enumOfProject(having: cases)
  }
}

/// Whether a method of this name prepares objects, and puts them into no state.
package func isSetUp(_ method: String) -> Bool { setUpWords.contains(where: method.hasPrefix) }

extension DrivingBody {
  fileprivate var isSetUp: Bool {
    switch kind {
    case .method: UntangleRules.isSetUp(name)
    case .didSet, .willSet, .setter: false
    case .initializer, .deinitializer, .getter, .initialValue, .topLevel: true
    }
  }
}

private let setUpWords = [
  "viewDidLoad", "loadView", "windowDidLoad", "awakeFromNib", "viewDidLayoutSubviews", "layout",
  "updateConstraints", "updateViewConstraints", "traitCollectionDidChange", "prepareForReuse", "setUp",
  "setup", "configure", "commonInit", "style", "applyTheme", "updateTheme", "localize",
]

extension Drive {
  fileprivate var text: String {
    switch form {
    case .set: "'\(receiver).\(member) = \(constant ?? "…")'"
    case .call: "'\(receiver).\(member)(\(constant ?? "…"))'"
    }
  }
}
