import UntangleFindings

/// The document for scripts, as in the contract: rules with the content of their pages.
struct RuleCatalogJSON: Reporter {
  let format = RuleCatalogFormat.json

  func text(of pages: [RulePage], on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("rules", objects: pages) { $0.members(of: $1) }
    }
  }
}

extension JSONText {
  fileprivate mutating func members(of page: RulePage) {
    member("id", page.id.rawValue)
    member("severity", page.severityText)
    member("summary", page.summary)
    member("topic", page.topic.rawValue)
    member("precision", page.precision?.rawValue)
    member("fixable", !page.fixes.isEmpty)
    member("fixes", objects: page.fixes) { text, fix in
      text.member("safety", fix.safety == .safe ? "safe" : "unsafe")
      text.member("description", fix.text)
    }
    member("options", objects: page.options) { $0.members(of: $1) }
    member("nextSteps", page.nextSteps.map(\.rawValue))
    member("why", page.why)
    member("exemptions", page.exemptions)
    member("limits", page.limits)
    key("example")
    if page.before.isEmpty {
      null()
    } else {
      object { text in
        text.member("before", page.before)
        text.member("after", page.after)
      }
    }
    member("page", "Documentation/Rules/\(page.id.rawValue).md")
  }

  /// Missing bounds are `null`.
  private mutating func members(of option: RulePage.Option) {
    member("name", option.name)
    member("type", option.kind.word)
    member("description", option.summary)
    key("default")
    switch option.kind.defaultValue {
    case .integer(let number): value(number)
    case .number(let number): value(number)
    case .flag(let truth): value(truth)
    case .choice(let word): value(word)
    case .texts(let texts): list(texts) { $0.value($1) }
    }
    switch option.kind {
    case .integer(_, let range):
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .number(_, let range):
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .flag, .choice, .texts:
      for name in ["minimum", "maximum"] {
        key(name)
        null()
      }
    }
    member("choices", option.kind.choices)
  }
}

extension OptionKind {
  fileprivate var word: String {
    switch self {
    case .integer: "integer"
    case .number: "number"
    case .flag: "boolean"
    case .choice: "choice"
    case .texts: "texts"
    }
  }

  /// nil if any value of the type is valid.
  fileprivate var choices: [String]? {
    switch self {
    case .choice(_, let words): words
    case .integer, .number, .flag, .texts: nil
    }
  }
}
