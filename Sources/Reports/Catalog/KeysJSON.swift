import UntangleSourceFiles

/// The document for scripts, as in the contract: every key with every place.
struct KeysJSON: Reporter {
  let format = KeysFormat.json

  func text(of report: KeysReport, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("keys", objects: report.entries) { $0.members(of: $1) }
      text.member("unreadable", objects: report.unreadable) { text, problem in
        text.member("path", problem.path)
        text.member("reason", problem.reason)
        text.member("severity", problem.weight.rawValue)
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func members(of entry: KeysReport.Entry) {
    member("kind", entry.kind.rawValue)
    member("key", entry.text)
    member("pattern", entry.form == .pattern)
    member("valueTypes", entry.valueTypes)
    member("defaultValues", entry.defaultValues)
    member("names", objects: entry.names) { text, name in
      text.member("name", name.name)
      text.place(name.location)
    }
    member("sites", objects: entry.sites) { $0.members(of: $1) }
    member("resources", objects: entry.resources) { text, resource in
      text.member("kind", resource.kind)
      text.member("path", resource.path)
      text.member("customClass", resource.customClass)
    }
  }

  private mutating func members(of site: KeysReport.Site) {
    place(site.location)
    member("access", site.access.rawValue)
    member("spelling", site.spelling)
    member("through", site.route)
    member("valueType", site.valueType)
    member("defaultValue", site.defaultValue)
    member("enclosingType", site.enclosingType)
    member("origin", site.origin.rawValue)
  }

  private mutating func place(_ location: Location) {
    member("path", location.path)
    member("line", location.line)
    member("column", location.column)
  }
}
