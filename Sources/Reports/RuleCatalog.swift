package import UntangleFindings

/// What there is to know about rules, for scripts.
package enum RuleCatalogFormat: String, ReportFormat {
  case json

  /// By id.
  package typealias Report = [RulePage]

  package var reporter: any Reporter<RuleCatalogFormat> {
    switch self {
    case .json: RuleCatalogJSON()
    }
  }
}
