/// The JSON for https://shields.io/badges/endpoint-badge.
struct AuditShields: Reporter {
  let format = AuditFormat.shields

  func text(of report: AuditReport, on page: Page) -> [UInt8] {
    let figure = BadgeFigure(AuditTotals(report))
    return JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("label", figure.label)
      text.member("message", figure.message)
      text.member("color", figure.grade.rawValue)
    }
  }
}
