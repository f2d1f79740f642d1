/// Writes one kind of report in one format. A pure function from a value to text.
///
/// To add a reporter, write a file in `Catalog`, name its type in `AllReporters.swift`, and add its format
/// with the reporter to the enum of formats.
package protocol Reporter<Format>: Sendable {
  associatedtype Format: ReportFormat

  /// The format that users choose it by; unique among reporters.
  var format: Format { get }

  /// The whole report in UTF-8; its last byte is a newline, unless it is empty.
  func text(of report: Format.Report, on page: Page) -> [UInt8]
}

/// The formats of one kind of report. The raw values are the words after `--format`.
package protocol ReportFormat: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  associatedtype Report: Sendable

  /// The reporter of this format. Each enum lists its reporters, because a lookup by type would query the
  /// runtime for conformances, which takes as long as parsing a small file.
  var reporter: any Reporter<Self> { get }
}

extension ReportFormat {
  /// The whole report in UTF-8; its last byte is a newline, unless it is empty.
  package func text(of report: Report, on page: Page) -> [UInt8] {
    reporter.text(of: report, on: page)
  }
}
