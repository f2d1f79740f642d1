import Foundation
import Testing
import UntangleReports

struct ReportsCatalogTests {
  @Test func everyFormatHasAReporter() {
    func formats<Format: ReportFormat>(_ format: Format.Type) -> [String] {
      allReporters.compactMap { $0 as? any Reporter<Format> }.map { $0.format.rawValue }.sorted()
    }
    #expect(formats(LintFormat.self) == LintFormat.allCases.map(\.rawValue).sorted())
    #expect(formats(InventoryFormat.self) == InventoryFormat.allCases.map(\.rawValue).sorted())
    #expect(formats(AuditFormat.self) == AuditFormat.allCases.map(\.rawValue).sorted())
    #expect(formats(RuleListFormat.self) == RuleListFormat.allCases.map(\.rawValue).sorted())
    #expect(formats(RuleCatalogFormat.self) == RuleCatalogFormat.allCases.map(\.rawValue).sorted())
    #expect(formats(RulePageFormat.self) == RulePageFormat.allCases.map(\.rawValue).sorted())
    #expect(formats(StatesFormat.self) == StatesFormat.allCases.map(\.rawValue).sorted())
    #expect(formats(KeysFormat.self) == KeysFormat.allCases.map(\.rawValue).sorted())
  }

  @Test func theListNamesTheFilesOfTheCatalogue() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Reports/Catalog").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: root.path())
    let names = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    #expect(allReporters.map { "\(type(of: $0))" } == names)
  }
}
