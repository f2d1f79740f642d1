/// One way to write one kind of report: a pure function from a value to text.
///
/// To add one, write a file in `Catalog`, name its type in `AllReporters.swift` and its format in
/// the enum of formats that it belongs to.
package protocol Reporter<Format>: Sendable {
  associatedtype Format: ReportFormat

  /// What users choose it by; no two reporters share one.
  var format: Format { get }

  /// The whole report in UTF-8; its last byte is a newline, unless it is empty.
  func text(of report: Format.Report, on page: Page) -> [UInt8]
}

/// The formats that one kind of report can be had in; raw values are the words after `--format`.
package protocol ReportFormat: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  associatedtype Report: Sendable
}

extension ReportFormat {
  /// The whole report in UTF-8; its last byte is a newline, unless it is empty.
  package func text(of report: Report, on page: Page) -> [UInt8] {
    reporter.text(of: report, on: page)
  }

  private var reporter: any Reporter<Self> {
    let candidates = allReporters.lazy.compactMap { $0 as? any Reporter<Self> }
    guard let reporter = candidates.first(where: { $0.format == self }) else {
      preconditionFailure("AllReporters.swift names no reporter for the format '\(rawValue)'")
    }
    return reporter
  }
}
