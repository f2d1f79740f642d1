import Testing
import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleProjectModel

@Suite struct ConfigurationValueTests {
  static let text = """
    included: ["Sources/**", Apps/**, a..b/*]
    excluded:
    - "**/*.generated.swift"
    rules:
      tangled_state: off
      flag_parameter: on
      enum_default:
        severity: note
        smallest: 017
        weight: 1e-1
        traps: no
        scope: own
        except: [x, "3"]
    score:
      max_type: 40
    keys:
      - call: Settings.read(_:key:)
        argument: key
        kind: userDefaults
        access: read
      - { call: "load(_:)", argument: 0, kind: custom }
    enums:
      AVPlayer.Status:
        cases: [unknown, nil, default, true, 'null']
        frozen: false
      Foo: { cases: [a], frozen: yes }
    closures: repeat
    invariants:
      WorkoutController: ["!(savingWorkout && workoutInProgress)"]
    names:
      WorkoutController: { enum: Phase, property: phase, none: ready, isSignedIn+isSaving: saving }
      Other: {}
    limits:
      file_size: 20_000_000
      states: 5
    overrides:
      - paths: ["Tests/**"]
        rules:
          tangled_state: error
          enum_default: { smallest: 3 }
      - paths: [a]
        rules: { enum_default: error }
    functions: { onMain: later, eachPlayer: each }
    """

  let configuration: Configuration

  init() {
    let result = parsed(Self.text, path: "project/.lintrc.yml")
    #expect(mistakes(result) == [])
    configuration = result.configuration
  }

  @Test func readsGlobsWithTheirPlaces() {
    #expect(configuration.path == "project/.lintrc.yml")
    #expect(configuration.globBase == "project")
    #expect(configuration.included.map(\.text) == ["Sources/**", "Apps/**", "a..b/*"])
    #expect(
      configuration.excluded == [
        PlacedText("**/*.generated.swift", at: TextPlace(line: 3, column: 3))
      ])
  }

  @Test func readsRules() {
    #expect(configuration.rules["tangled_state"] == RuleEntry(setting: .off))
    #expect(configuration.rules["flag_parameter"] == RuleEntry(setting: .on(.warning)))
    #expect(
      configuration.rules["enum_default"]
        == RuleEntry(
          setting: .on(.note),
          options: [
            "smallest": .integer(17), "weight": .number(0.1), "traps": .flag(false),
            "scope": .choice("own"), "except": .texts(["x", "3"]),
          ]))
  }

  @Test func laterOverridesWin() {
    let schema = sampleSchemas[1]
    let effective = configuration.effective(schema, under: configuration.overrides)
    #expect(effective.setting == .on(.error))
    #expect(effective.options.integer("smallest") == 3)
    #expect(effective.options.choice("scope") == "own")
    #expect(configuration.effective(sampleSchemas[0]).setting == .off)
    #expect(
      configuration.effective(sampleSchemas[0], under: configuration.overrides).setting
        == .on(.error))
  }

  @Test func optionsFallBackToTheSchema() {
    let effective = Configuration.standard.effective(sampleSchemas[1])
    #expect(effective.setting == .on(.error))
    #expect(effective.options.integer("smallest") == 2)
    #expect(effective.options.number("weight") == 0.5)
    #expect(effective.options.flag("traps"))
    #expect(effective.options.choice("scope") == "all")
    #expect(effective.options.texts("except") == ["a \"b\""])
  }

  @Test func readsKeys() {
    #expect(
      configuration.keys == [
        KeyDeclaration(
          call: CallPattern(receiver: "Settings", baseName: "read", labels: ["_", "key"]),
          argumentIndex: 1, kind: .userDefaults, access: .read),
        KeyDeclaration(
          call: CallPattern(receiver: nil, baseName: "load", labels: ["_"]), argumentIndex: 0,
          kind: .custom, access: .use),
      ])
  }

  @Test func readsEnumsByTheirLetters() {
    #expect(
      configuration.enums == [
        ForeignEnum(
          name: "AVPlayer.Status", cases: ["unknown", "nil", "default", "true", "null"],
          growth: .open),
        ForeignEnum(name: "Foo", cases: ["a"], growth: .frozen),
      ])
  }

  @Test func readsTheSmallSections() {
    #expect(configuration.maximumTypeScore == 40)
    #expect(configuration.closures.calls == .repeat)
    #expect(configuration.closures.functions == ["onMain": .later, "eachPlayer": .each])
    #expect(configuration.limits == Limits(fileSize: 20_000_000, states: 5))
    #expect(
      configuration.invariants == [
        Invariant(
          type: PlacedText("WorkoutController", at: TextPlace(line: 29, column: 3)),
          condition: PlacedText(
            "!(savingWorkout && workoutInProgress)", at: TextPlace(line: 29, column: 23)),
          value: .not(.and(.variable("savingWorkout"), .variable("workoutInProgress"))),
          mentions: [
            Invariant.Mention("savingWorkout", .condition, at: TextPlace(line: 29, column: 26)),
            Invariant.Mention("workoutInProgress", .condition, at: TextPlace(line: 29, column: 43)),
          ])
      ])
    #expect(
      configuration.names == [
        StateNames(
          type: PlacedText("WorkoutController", at: TextPlace(line: 31, column: 3)), enumName: "Phase",
          property: "phase", cases: [[]: "ready", ["isSignedIn", "isSaving"]: "saving"],
          places: [
            []: TextPlace(line: 31, column: 54),
            ["isSignedIn", "isSaving"]: TextPlace(line: 31, column: 67),
          ]),
        StateNames(type: PlacedText("Other", at: TextPlace(line: 32, column: 3))),
      ])
  }

  @Test func knowsTheLineOfEachValue() {
    let origins = configuration.origins
    #expect(origins["rules.enum_default.severity"] == .init(line: 8))
    #expect(origins["excluded[0]"] == .init(line: 3))
    #expect(origins["closures"] == .init(line: 27))
    #expect(origins["overrides[1].rules.enum_default"] == .init(line: 42))
    #expect(origins[""] == nil)
  }

  @Test(arguments: ["off", "Off", "OFF", "false", "no", "\"off\""])
  func takesOffHoweverItIsWritten(_ word: String) {
    let result = parsed("rules: { tangled_state: \(word) }")
    #expect(mistakes(result) == [])
    #expect(result.configuration.rules["tangled_state"]?.setting == .off)
  }

  @Test func readsByteOrderMarkWindowsLineEndsAndAliases() {
    let result = parsed(
      "\u{FEFF}included: &globs\r\n  - 'it''s/**' # x\r\n  - a b \"c\"\r\nexcluded: *globs\r\n")
    #expect(mistakes(result) == [])
    #expect(result.configuration.excluded == result.configuration.included)
    #expect(result.configuration.included.map(\.text) == ["it's/**", "a b \"c\""])
  }

  @Test func keepsWhatIsRightBesideWhatIsWrong() {
    let result = parsed("rules: { tangled_state: off, enum_default: { traps: off, scope: x } }\nlimits: 3\n")
    #expect(result.mistakes.count == 2)
    #expect(result.configuration.rules["tangled_state"]?.setting == .off)
    #expect(result.configuration.rules["enum_default"]?.options == ["traps": .flag(false)])
    #expect(result.configuration.limits == Limits())
  }

  @Test func refusesNoGlobForItsLength() {
    let glob = String(repeating: "**/", count: 50) + "[]a-z]{b,{c,d}}\\{"
    #expect(mistakes(parsed("included: ['\(glob)']")) == [])
  }
}
