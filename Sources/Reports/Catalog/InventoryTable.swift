import UntangleFindings

/// Counts and rankings for people.
struct InventoryTable: Reporter {
  let format = InventoryFormat.table

  func text(of inventory: Inventory, on page: Page) -> [UInt8] {
    let chapters: [Chapter] = [
      .flagNames(inventory.boolVariables, on: page),
      .flagKinds(inventory.boolVariables),
    ]
    let lookAlikes: [Chapter] =
      inventory.lookAlikes.isEmpty ? [] : [.lookAlikes(inventory.lookAlikes, on: page)]
    let others: [Chapter] = [
      .defaultedEnums(inventory.enumDefaults, top: page.top),
      .defaultForms(inventory.enumDefaults),
      .stringKeys(inventory.stringKeys, top: page.top),
    ]
    return (chapters + lookAlikes + others).text(on: page)
  }
}
