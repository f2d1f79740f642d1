package import UntangleFindings

/// The text that `init` writes: each section with an explanation, each rule with its defaults.
///
/// Prose follows `# `; settings to uncomment follow a bare `#`. As written, the file changes only one thing:
/// it turns off all rules for the files in `unjudged`. `known` are sentences about what works without
/// settings.
package func startingConfiguration(
  for schemas: [RuleSchema], ruleSummaries: [RuleID: String], unjudged: [UnjudgedFiles] = [],
  known: [String] = []
) -> String {
  let rules = schemas.sorted { $0.id < $1.id }.map { ruleText($0, ruleSummaries[$0.id]) }
  return head + overridesText(unjudged, known) + sections + rules.joined() + foot
}

/// The `overrides` section, made for the project.
private func overridesText(_ unjudged: [UnjudgedFiles], _ known: [String]) -> String {
  var lines = ["# Other rules for some files; for a file that several match the last one wins."]
  if !unjudged.isEmpty {
    lines.append(
      "# No rule judges what init found here. It is read, as product code may use its enums and keys;")
    lines.append("# move a line to `excluded` where it need not be.")
  }
  if !known.isEmpty { lines.append("# Not judged anyway:") }
  lines += known.map { "# \(comment($0))" } + ["overrides:"]
  if !unjudged.isEmpty {
    lines.append("  - paths:")
    lines += unjudged.map { "      - \(quoted($0.glob))  # \(comment($0.reason))" }
    lines += ["    rules:", "      all: off"]
  }
  lines += ["  #- paths: [\"Legacy/**\"]", "    #rules:", "      #tangled_state: off", "", ""]
  return lines.joined(separator: "\n")
}

/// Replaces control characters, which YAML does not allow even in comments.
private func comment(_ text: String) -> String {
  String(
    String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 })
  )
}

private func ruleText(_ schema: RuleSchema, _ summary: String?) -> String {
  let prose = summary.map { "  # \(oneLine($0))\n" } ?? ""
  let severity = settingText(schema.defaultSetting)
  guard !schema.options.isEmpty else { return prose + "  #\(schema.id.rawValue): \(severity)\n" }
  let options = schema.options.map(optionText).joined()
  return prose + "  #\(schema.id.rawValue):\n    #severity: \(severity)\n" + options
}

private func optionText(_ option: OptionSchema) -> String {
  let explanation = oneLine(option.summary) + rangeText(option.kind)
  return "    #\(option.name): \(valueText(option.kind.defaultValue))  # \(explanation)\n"
}

private func settingText(_ setting: RuleSetting) -> String {
  switch setting {
  case .off: "off"
  case .on(let severity): severity.rawValue
  }
}

private func valueText(_ value: OptionValue) -> String {
  switch value {
  case .integer(let number): String(number)
  case .number(let number): shown(number)
  case .flag(let flag): String(flag)
  case .choice(let word): quoted(word)
  case .texts(let texts): "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }
}

private func rangeText(_ kind: OptionKind) -> String {
  switch kind {
  case .integer(_, let range) where range.upperBound < .max:
    ", \(range.lowerBound) to \(range.upperBound)"
  case .number(_, let range) where range.upperBound < .greatestFiniteMagnitude:
    ", \(shown(range.lowerBound)) to \(shown(range.upperBound))"
  case .choice(_, let words): ": " + alternatives(words, last: "or")
  case .integer, .number, .flag, .texts: ""
  }
}

private func quoted(_ text: String) -> String {
  let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
  return "\"" + String(escaped) + "\""
}

private func oneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
}

private let head = """
  # Settings of untangle. Everything here may be left out; `untangle rules` explains the rules and
  # `untangle config` shows what holds.

  # Which versions of untangle may judge the project: 0.1.0, 0.1 for all of 0.1, or ">=0.1".
  #untangle_version: ">=0.1"

  # `extends: ../.lintrc.yml` takes over what that file says, where this one says nothing.


  """

private let sections = """
  # The files to look at, as globs relative to this folder; without them all are.
  # Quote globs that start with '*'; none leads out of this folder.
  #included: ["Sources/**"]

  # Files that are not read. Hidden files, what git ignores and the folders Pods, Carthage, DerivedData and
  # node_modules are never read.
  excluded:
    #- "Examples/**"

  # Rules: off, note, warning, error, or on for the severity that is shown here.
  # A rule with options takes a mapping of `severity` and its options. `all` is every rule that is not named.
  rules:

  """

private let foot = """

  # A type with a higher score fails the run.
  score:
    #max_type: 40

  # Own functions one of whose arguments is a key.
  # kind: userDefaults, appStorage, notification, image, color, reuseIdentifier, segue, storyboard, nib,
  # keyValueCoding, selector, userInfo or custom
  # access: read, write, remove, define, observe, post, register or use
  keys:
    #- call: "Settings.read(_:key:)"
      #argument: key
      #kind: userDefaults
      #access: read

  # Enums of libraries, whose cases are not in the sources. They add to those that the tool knows;
  # one of the same name replaces it.
  enums:
    #Player.Status:
      #cases: [idle, playing, failed]
      #frozen: false

  # How often a closure that is handed away may be called: once, repeat or infer.
  #closures: infer

  # When functions run the closures that they are given: once or each (before they return), later (at most once)
  # or repeatedly. By base name; they add to those of the SDK that the tool knows, and win over them.
  functions:
    #onMain: later

  # What must hold for a type's state, always. A type or variable that is nowhere fails the run.
  invariants:
    #WorkoutController: ["!(savingWorkout && workoutInProgress)"]

  # What is assumed of the use of a type, and its own code does not show; `untangle suggest` asks for it. It
  # restricts what begins in which state, and what others set. What the code contradicts fails the run.
  # exclusive: never two of these are set at once. together: others set these only together.
  # kept: nothing begins that would break a condition, and others do not. input: others do not break it.
  # alternates: two functions take turns, "begin / end". serial: runs of a function do not overlap.
  # once: what a function hands away is called at most once.
  assume:
    #WorkoutController:
      #- exclusive: [savingWorkout, workoutInProgress]

  # What `suggest` and `rewrite` call an enum and its cases: what is set in a state, joined by '+', or none.
  # They end with 2 where the type or what is set is not there.
  names:
    #WorkoutController:
      #enum: Phase
      #none: ready
      #isSignedIn+isSaving: saving

  # Larger files are not read (bytes), larger state spaces not explored.
  limits:
    #file_size: 10000000
    #states: 1048576

  """
