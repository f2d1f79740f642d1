import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleReports
import UntangleRules

/// The JSON Schema (draft-07) of `.lintrc.yml`, for completion and validation in editors.
///
/// The descriptions are those of the rules' options, so the schema and the documentation agree.
package func configurationSchema() -> [UInt8] {
  JSONText.document { text in
    text.member("$schema", "http://json-schema.org/draft-07/schema#")
    text.member("title", "Configuration of untangle, .lintrc.yml")
    text.member("type", ["object", "null"])
    text.member("additionalProperties", false)
    text.member("properties") { $0.sections() }
    text.member("definitions") { text in
      text.member("globs") { $0.texts("Globs relative to the folder of this file.") }
      text.member("setting") { text in
        text.member("description", "Whether the rule runs, and with which severity.")
        text.key("enum")
        text.list(["off", "on", "note", "warning", "error"]) { $0.value($1) }
      }
      text.member("rules") { $0.rules() }
    }
  }
}

extension JSONText {
  fileprivate mutating func sections() {
    member("untangle_version") { text in
      text.member("description", "Which versions may judge the project: 0.1.0, 0.1 for all of 0.1, or >=0.1.")
      text.member("type", ["string", "number"])
    }
    member("extends") { text in
      text.member("description", "A configuration whose values hold where this file says nothing: a path.")
      text.member("type", "string")
    }
    member("included") { $0.reference("globs", "The files to look at; without them all are.") }
    member("excluded") { $0.reference("globs", "The files to leave alone; they win over 'included'.") }
    member("rules") { $0.reference("rules", "Settings and options of rules.") }
    member("score") { text in
      text.object("Limits of scores.") { text in
        text.member("max_type") { text in
          text.member("description", "A type with a higher score fails the run.")
          text.member("type", "number")
          text.member("minimum", 0)
        }
      }
    }
    member("keys") { $0.keys() }
    member("enums") { $0.enums() }
    stateSections()
    member("names") { text in
      text.mapping("What 'suggest' and 'rewrite' call an enum and its cases; by the type's name.") { text in
        text.member("type", ["object", "null"])
        text.member("additionalProperties") { $0.member("type", "string") }
      }
    }
    member("limits") { text in
      text.object("Beyond these the tool says that it gave up.") { text in
        text.member("file_size") { $0.count("Bytes of the largest file that is read.", 10_000_000) }
        text.member("states") { $0.count("States of the largest state space.", 1 << 20) }
      }
    }
    member("rule_pages") { $0.rulePages() }
    member("overrides") { $0.overrides() }
  }

  private mutating func stateSections() {
    member("closures") { text in
      text.member("description", "How often a closure that is handed away may be called.")
      text.words(["once", "repeat", "infer"], default: "infer")
    }
    member("functions") { text in
      text.mapping("When functions run the closures that they are given; by base name.") { text in
        text.words(["once", "each", "later", "repeatedly"], default: nil)
      }
    }
    member("invariants") { text in
      text.mapping("What must hold for a type's state, always; by the type's name.") { text in
        text.texts("Conditions over the type's variables.")
      }
    }
    member("assume") { text in
      text.mapping("What is assumed of the use of a type; by the type's name.") { text in
        text.premises()
      }
    }
  }

  private mutating func rulePages() {
    member(
      "description",
      "Where the pages of the rules can be read: reports link to them. The address of a folder that 'Scripts/site' "
        + "made, or one with '\(RulePages.placeholder)' for the rule's name.")
    member("type", ["string", "null"])
    member("pattern", "^https://[A-Za-z0-9]")
  }

  private mutating func overrides() {
    member("description", "Other rules for some files; the last one that matches wins.")
    member("type", ["array", "null"])
    member("items") { text in
      text.object("Rules for the files of some globs.", required: ["paths"]) { text in
        text.member("paths") { $0.reference("globs", "The files that are meant.") }
        text.member("rules") { $0.reference("rules", "Settings and options of rules.") }
      }
    }
  }

  fileprivate mutating func rules() {
    let summaries = Dictionary(
      allPages.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
    member("type", ["object", "null"])
    member("additionalProperties", false)
    member("properties") { text in
      text.member(Configuration.allRules) { $0.settingOfAll() }
      for schema in allSchemas {
        text.member(schema.id.rawValue) { $0.rule(schema, summaries[schema.id] ?? "") }
      }
    }
  }

  private mutating func settingOfAll() {
    member("description", "Every rule; what is said of one rule wins.")
    setting()
  }

  private mutating func rule(_ schema: RuleSchema, _ summary: String) {
    member("description", "\(summary) Default: \(schema.defaultSetting.text).")
    // YAML reads unquoted `off` and `on` as Booleans.
    key("anyOf")
    list([0, 1, 2]) { text, alternative in
      text.object { text in
        switch alternative {
        case 0: text.member("$ref", "#/definitions/setting")
        case 1: text.member("type", "boolean")
        default: text.options(schema)
        }
      }
    }
  }

  private mutating func options(_ schema: RuleSchema) {
    object(nil) { text in
      text.member("severity") { $0.setting() }
      for option in schema.options { text.member(option.name) { $0.option(option) } }
    }
  }

  private mutating func setting() {
    key("anyOf")
    list([0, 1]) { text, alternative in
      text.object { text in
        if alternative == 0 {
          text.member("$ref", "#/definitions/setting")
        } else {
          text.member("type", "boolean")
        }
      }
    }
  }

  private mutating func option(_ option: OptionSchema) {
    member("description", option.summary)
    switch option.kind {
    case .integer(let value, let range):
      member("type", "integer")
      member("default", value)
      member("minimum", range.lowerBound)
      if range.upperBound < .max { member("maximum", range.upperBound) }
    case .number(let value, let range):
      member("type", "number")
      member("default", value)
      member("minimum", range.lowerBound)
      if range.upperBound < .greatestFiniteMagnitude { member("maximum", range.upperBound) }
    case .flag(let value):
      member("type", "boolean")
      member("default", value)
    case .choice(let value, let words): self.words(words, default: value)
    case .texts(let values):
      member("type", "array")
      member("items") { $0.member("type", "string") }
      member("default", values)
    }
  }

  private mutating func keys() {
    member("description", "Own functions one of whose arguments is a key.")
    member("type", ["array", "null"])
    member("items") { text in
      text.object("A call.", required: ["call", "argument", "kind"]) { text in
        text.member("call") { text in
          text.member("description", "With its labels: Settings.read(_:key:)")
          text.member("type", "string")
        }
        text.member("argument") { text in
          text.member("description", "The label of the key's argument, or its position from 0.")
          text.member("type", ["string", "integer"])
        }
        text.member("kind") { $0.words(KeyKind.allCases.map(\.rawValue), default: nil) }
        text.member("access") { $0.words(KeyAccess.allCases.map(\.rawValue), default: "use") }
      }
    }
  }

  private mutating func enums() {
    mapping("Enums of libraries, whose cases are not in the sources; by their names.") { text in
      text.object(nil, required: ["cases"]) { text in
        text.member("cases") { $0.texts("Names without payloads, in order of declaration.") }
        text.member("frozen") { text in
          text.member("description", "Whether the list of cases is final.")
          text.member("type", "boolean")
          text.member("default", false)
        }
      }
    }
  }
}

// Recurring shapes.
extension JSONText {
  private mutating func object(
    _ description: String?, required: [String] = [], _ properties: (inout JSONText) -> Void
  ) {
    if let description { member("description", description) }
    member("type", required.isEmpty ? ["object", "null"] : ["object"])
    member("additionalProperties", false)
    if !required.isEmpty { member("required", required) }
    member("properties", object: properties)
  }

  private mutating func mapping(_ description: String, _ value: (inout JSONText) -> Void) {
    member("description", description)
    member("type", ["object", "null"])
    member("additionalProperties", object: value)
  }

  /// A list of mappings with one key each.
  fileprivate mutating func premises() {
    member("type", ["array", "null"])
    member("items") { text in
      text.member("type", "object")
      text.member("additionalProperties", false)
      text.member("minProperties", 1)
      text.member("properties") { text in
        for form in PremiseSyntax.forms {
          text.member(form) { text in
            if form == "exclusive" || form == "together" {
              text.texts(
                form == "exclusive"
                  ? "Never two of these are set at once." : "Others set these only together.")
            } else {
              text.member("description", premiseDescriptions[form] ?? "")
              text.member("type", "string")
            }
          }
        }
      }
    }
  }

  fileprivate mutating func texts(_ description: String) {
    member("description", description)
    member("type", ["array", "null"])
    member("items") { $0.member("type", "string") }
  }

  private mutating func words(_ words: [String], default word: String?) {
    key("enum")
    list(words) { $0.value($1) }
    if let word { member("default", word) }
  }

  private mutating func count(_ description: String, _ value: Int) {
    member("description", description)
    member("type", "integer")
    member("minimum", 1)
    member("default", value)
  }

  /// Draft-07 ignores a description beside `$ref`, so the reference is wrapped in `allOf`.
  private mutating func reference(_ name: String, _ description: String) {
    member("description", description)
    key("allOf")
    list([name]) { text, name in text.object { $0.member("$ref", "#/definitions/\(name)") } }
  }
}

private let premiseDescriptions = [
  "kept":
    "A condition over the type's variables that nothing begins to break, and nothing from outside breaks.",
  "input": "A condition over the type's variables that nothing from outside breaks.",
  "alternates": "Two functions that take turns: 'begin / end'.",
  "serial": "A function whose runs do not overlap.",
  "once": "A function that hands away what is called at most once.",
]
