/// Every reporter, one type name a line, in alphabetical order: the files of `Catalog`.
package let allReporters: [any Reporter] = [
  AuditTable(),
  InventoryJSON(),
  InventoryTable(),
  LintJSON(),
  LintTable(),
  RuleListMarkdown(),
  RuleListTable(),
  RulePageMarkdown(),
  RulePageText(),
  StatesDot(),
  StatesDrawing(),
  StatesJSON(),
  StatesMermaid(),
  StatesTable(),
  XcodeLines(),
]
