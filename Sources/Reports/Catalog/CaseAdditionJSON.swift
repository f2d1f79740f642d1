import UntangleSourceFiles

/// The document for scripts, as in the contract.
struct CaseAdditionJSON: Reporter {
  let format = CaseAdditionFormat.json

  func text(of report: CaseAdditionReport, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("enum", report.enumName)
      text.member("case", report.caseName)
      text.place(report.location)
      text.places("flagged", report.flagged)
      text.places("silent", report.silent)
      text.places("perhaps", report.perhaps)
    }
  }
}

extension JSONText {
  fileprivate mutating func places(_ name: String, _ places: [CaseAdditionReport.Place]) {
    member(name, objects: places) { text, place in
      text.place(place.location)
      text.member("kind", place.kind.rawValue)
      text.member("severity", place.effect.severity)
      text.member("type", place.type)
      text.member("function", place.function)
      text.member("subject", place.subject)
      text.member("missing", place.effect.missing)
      text.member("behaviour", place.behaviour)
      text.member("runs", place.runs)
    }
  }

  fileprivate mutating func place(_ location: Location) {
    member("path", location.path)
    member("line", location.line)
    member("column", location.column)
  }
}

extension CaseAdditionReport.Effect {
  fileprivate var severity: String? {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .silence: nil
    }
  }

  fileprivate var missing: [String]? {
    switch self {
    case .error(let missing), .warning(let missing): missing
    case .silence: nil
    }
  }
}
