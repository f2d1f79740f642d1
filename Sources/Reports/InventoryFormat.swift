package import UntangleFindings

package enum InventoryFormat: String, ReportFormat {
  /// For people: counts and rankings.
  case table
  /// For scripts: every entry, as in the contract.
  case json

  package typealias Report = Inventory

  package var reporter: any Reporter<InventoryFormat> {
    switch self {
    case .table: InventoryTable()
    case .json: InventoryJSON()
    }
  }
}
