import UntangleSourceFiles

/// The effective configuration in the form of `.lintrc.yml`, with the origin behind each value.
struct ConfigurationText: Reporter {
  let format = ConfigurationFormat.yaml

  func text(of report: ConfigurationReport, on page: Page) -> [UInt8] {
    let file = report.path.map { "from \($0.visiblePath)" } ?? "there is no .lintrc.yml: these are defaults"
    let extent = report.file.map { ", for \($0.visiblePath)" } ?? ""
    let lines = report.sections.flatMap { self.lines(of: $0, report) }
    let width = min(lines.map { $0.text.displayWidth }.max() ?? 0, 60)
    return bytes(
      of: ["# \(file)\(extent)"]
        + lines.map { line in
          guard let comment = line.comment else { return line.text }
          let gap = String(repeating: " ", count: max(2, width + 2 - line.text.displayWidth))
          return line.text + gap + "# " + comment
        })
  }

  private struct Line {
    var text: String
    var comment: String?
  }

  private func lines(of section: ConfigurationReport.Section, _ report: ConfigurationReport) -> [Line] {
    let comment = { (origin: ConfigurationReport.Origin?) in
      origin.map { origin in
        (origin.path ?? report.path ?? "").visiblePath + (origin.line.map { ":\($0)" } ?? "")
      } ?? "default"
    }
    if let count = section.count {
      let text = count == 0 ? "#\(section.name):" : "#\(section.name): \(counted(count, "entry", "entries"))"
      return [Line(text: text, comment: count == 0 ? "none" : comment(section.origin))]
    }
    if let only = section.values.first, section.values.count == 1, only.name == nil, only.form == .plain {
      guard let value = only.value else { return [Line(text: "#\(section.name):", comment: "none")] }
      return [Line(text: "\(section.name): \(value)", comment: comment(only.origin))]
    }
    if section.values.isEmpty, section.groups.isEmpty {
      return [Line(text: "\(section.name): []", comment: "default")]
    }
    let groups = section.groups.flatMap { group in
      [Line(text: "  \(group.name):")] + group.values.map { line(of: $0, indent: "    ", comment) }
    }
    return [Line(text: "\(section.name):")] + section.values.map { line(of: $0, indent: "  ", comment) }
      + groups
  }

  private func line(
    of value: ConfigurationReport.Value, indent: String,
    _ comment: (ConfigurationReport.Origin?) -> String
  ) -> Line {
    switch (value.form, value.value) {
    case (.item, let text):
      return Line(text: "\(indent)- \((text ?? "").yamlText)", comment: comment(value.origin))
    case (.plain, nil): return Line(text: "\(indent)#\(value.name ?? ""):", comment: "none")
    case (.plain, let text?):
      return Line(text: "\(indent)\(value.name ?? ""): \(text)", comment: comment(value.origin))
    }
  }
}

extension String {
  /// The text as a double-quoted YAML scalar.
  fileprivate var yamlText: String {
    "\"" + flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}
