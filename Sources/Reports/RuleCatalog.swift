package import UntangleFindings

/// The formats of the rule catalogue, for scripts.
package enum RuleCatalogFormat: String, ReportFormat {
  case json

  /// Sorted by id.
  package typealias Report = [RulePage]

  package var reporter: any Reporter<RuleCatalogFormat> {
    switch self {
    case .json: RuleCatalogJSON()
    }
  }
}
