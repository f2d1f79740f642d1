import UntangleFindings
import UntangleProjectModel

struct KeyNeverRead: Rule {
  static let schema = RuleSchema(
    id: "key_never_read", defaultSetting: .on(.note),
    options: [halfKeyKinds(["userDefaults", "appStorage"])], inputs: .resources)

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "A key is written, and nothing reads it.",
    why: """
      A switch in the settings that is bound to such a key does nothing; often the code that should \
      follow it reads another key.
      """,
    limits: [
      "Only Swift sources are read: what Objective-C, a script or another "
        + "program reads is not seen."
    ],
    exemptions: [
      "Keys of a `Settings.bundle`: the Settings app reads and writes them.",
      "Keys that a constant holds: it may be passed on to code that is not followed.",
      "A text that stands between quotes anywhere else in the project, and one that an interpolated key "
        + "may produce.",
      "Properties that other files can read: those that are neither private nor a view's.",
      "Notifications that are posted and never observed, unless `kinds` names them: others may listen.",
      "Keys of the system: `AppleLanguages`, `NSQuitAlwaysKeepsWindows`.",
      "Generated files and tests.",
    ], topic: .keys, precision: .inference, nextSteps: [.keys])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    Self.halfKeyFindings(.gives, in: project) { options($0).texts("kinds") }
  }
}
