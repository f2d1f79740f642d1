import UntangleFindings
import UntangleProjectModel

struct KeyNeverWritten: Rule {
  static let schema = RuleSchema(
    id: "key_never_written", defaultSetting: .off,
    options: [halfKeyKinds(["userDefaults", "appStorage"])], inputs: .resources)

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "A key that is read and that nothing writes always yields its default.",
    why: """
      Either the setting cannot be set, or it is written under another key. Many programs have such keys \
      on purpose, for `defaults write` and for administrators who manage many devices. So the rule is \
      off by default.
      """,
    limits: [
      "Only Swift sources are read: what Objective-C, a settings bundle, a script or another "
        + "program writes is not seen."
    ],
    exemptions: [
      "Keys that a constant holds: it may be passed on to code that is not followed.",
      "A text that stands between quotes anywhere else in the project, and one that an interpolated key "
        + "may produce.",
      "Properties that other files can set: those that are neither private nor a view's.",
      "Notifications that are observed and never posted, unless `kinds` names them: others may post.",
      "Keys of the system: `AppleLanguages`, `NSQuitAlwaysKeepsWindows`.",
      "Generated files and tests.",
    ], topic: .keys, precision: .read(.low), nextSteps: [.keys])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    Self.halfKeyFindings(.takes, in: project) { options($0).texts("kinds") }
  }
}
