import Foundation
import Testing
import UntangleReports

@Test func look() {
  for width in [200, 100, 60, 30] {
    print("#### \(width)\n")
    print(ReportSamples.text(ReportSamples.lint, as: LintFormat.table, width: width))
    print(ReportSamples.text(ReportSamples.audit, as: AuditFormat.table, width: width, top: 2))
    print(ReportSamples.text(ReportSamples.inventory, as: InventoryFormat.table, width: width))
    print(ReportSamples.text(ReportSamples.rulePage, as: RulePageFormat.text, width: width))
  }
  print(ReportSamples.text(ReportSamples.rulePage, as: RulePageFormat.markdown))
  print(ReportSamples.text(ReportSamples.lint, as: LintFormat.xcode))
  print(ReportSamples.text(ReportSamples.lint, as: LintFormat.json))
  print(ReportSamples.text(ReportSamples.inventory, as: InventoryFormat.json))
}
