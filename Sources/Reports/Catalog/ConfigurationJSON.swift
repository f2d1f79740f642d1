/// The effective configuration, for scripts.
struct ConfigurationJSON: Reporter {
  let format = ConfigurationFormat.json

  func text(of report: ConfigurationReport, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("path", report.path)
      text.member("file", report.file)
      text.member("values", objects: report.sections.flatMap(entries)) { text, entry in
        text.member("key", entry.key)
        text.member("value", entry.value)
        text.key("origin")
        if let origin = entry.origin {
          text.object { text in
            text.member("path", origin.path ?? report.path)
            text.key("line")
            if let line = origin.line { text.value(line) } else { text.null() }
          }
        } else {
          text.null()
        }
      }
    }
  }

  private struct Entry {
    var key: String
    var value: String?
    var origin: ConfigurationReport.Origin?
  }

  private func entries(of section: ConfigurationReport.Section) -> [Entry] {
    if let count = section.count {
      return [Entry(key: section.name, value: "\(count)", origin: section.origin)]
    }
    let own = section.values.enumerated().map { index, value in
      let key =
        value.form == .item
        ? "\(section.name)[\(index)]" : section.name + (value.name.map { ".\($0)" } ?? "")
      return Entry(key: key, value: value.value, origin: value.origin)
    }
    return own
      + section.groups.flatMap { group in
        group.values.map { value in
          let key = [section.name, group.name, value.name].compactMap(\.self).joined(separator: ".")
          return Entry(key: key, value: value.value, origin: value.origin)
        }
      }
  }
}
