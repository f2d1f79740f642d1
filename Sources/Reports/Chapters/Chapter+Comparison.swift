import UntangleFindings
import UntangleSourceFiles

extension Chapter {
  /// The changed figures, types and findings.
  static func comparison(_ comparison: AuditComparison, top: Int?) -> [Chapter] {
    let figures = Chapter(
      "Since \(comparison.baseName)",
      explanation: "The change \(comparison.headline).",
      columns: [TableColumn("", fitting: .shortenedAtEnd, minimum: 16, priority: 4)] + numbers,
      rows: comparison.figures.map { $0.map { TableCell($0) } })
    let types = Chapter(
      "Types with another score", explanation: "A dash stands where a type is not there, or has no points.",
      columns: [TableColumn("type", fitting: .wrapped, minimum: 12, priority: 5)] + numbers + [
        TableColumn("place", priority: 1, presence: .below)
      ],
      rows: comparison.types.map { type in
        [TableCell(type.type.name)] + type.figures.map { TableCell($0) } + [
          TableCell(type.type.location.path + ":\(type.type.location.line)")
        ]
      }, top: top)
    let all = [
      figures, comparison.types.isEmpty ? nil : types,
      found("New findings", comparison.new, top: top),
      found("Findings that are gone", comparison.gone, top: top),
    ]
    return all.compactMap(\.self)
  }

  private static let numbers: [TableColumn] = [
    .number("before", priority: 2), .number("after", priority: 3), .number("change", priority: 4),
  ]

  private static func found(_ title: String, _ findings: [Finding], top: Int?) -> Chapter? {
    guard !findings.isEmpty else { return nil }
    return Chapter(
      title,
      columns: [
        TableColumn("place", priority: 3), TableColumn("rule", priority: 2),
        TableColumn("message", fitting: .wrapped, minimum: 24, priority: 1),
      ],
      rows: findings.map { finding in
        [
          TableCell(finding.location.path + ":\(finding.location.line)"),
          TableCell(finding.rule.rawValue), TableCell(finding.message),
        ]
      }, top: top)
  }
}
