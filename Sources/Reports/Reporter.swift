/// One way to write one kind of report: a pure function from a value to text.
///
/// To add one, write a file in `Catalog`, name its type in `AllReporters.swift` and its format in
/// the enum of formats that it belongs to, with the reporter beside it.
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

  /// The reporter of this format. Written out: to look it up among all reporters by type would ask
  /// the runtime for conformances, which costs as much as parsing a small file.
  var reporter: any Reporter<Self> { get }
}

extension ReportFormat {
  /// The whole report in UTF-8; its last byte is a newline, unless it is empty.
  package func text(of report: Report, on page: Page) -> [UInt8] {
    reporter.text(of: report, on: page)
  }
}
