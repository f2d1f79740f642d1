import UntangleFindings

/// Counts and rankings for people.
struct InventoryTable: Reporter {
  let format = InventoryFormat.table

  func text(of inventory: Inventory, on page: Page) -> [UInt8] {
    let chapters: [Chapter] = [
      .flagNames(inventory.boolVariables, on: page),
      .flagKinds(inventory.boolVariables),
      .defaultedEnums(inventory.enumDefaults, top: page.top),
      .defaultForms(inventory.enumDefaults),
      .stringKeys(inventory.stringKeys, top: page.top),
    ]
    return chapters.text(on: page)
  }
}
