import UntangleFindings
import UntangleSourceFiles

/// The document for scripts, as in the contract: every entry.
struct InventoryJSON: Reporter {
  let format = InventoryFormat.json

  func text(of inventory: Inventory, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("boolVariables", objects: inventory.boolVariables) { $0.members(of: $1) }
      text.member("enumDefaults", objects: inventory.enumDefaults) { $0.members(of: $1) }
      text.member("stringKeys", objects: inventory.stringKeys) { $0.members(of: $1) }
      text.member("boolLookAlikes", objects: inventory.lookAlikes) { $0.members(of: $1) }
    }
  }
}

extension JSONText {
  fileprivate mutating func place(_ location: Location) {
    member("path", location.path)
    member("line", location.line)
    member("column", location.column)
  }

  fileprivate mutating func members(of entry: BoolVariableEntry) {
    place(entry.location)
    member("name", entry.name)
    member("enclosingType", entry.enclosingType)
    member("scope", entry.scope.rawValue)
    member("typing", entry.typing.rawValue)
    member("optional", entry.optionality == .optional)
    member("wrappers", entry.wrappers)
    member("setter", entry.setter)
    member("observed", entry.observation == .observed)
    member("lazy", entry.laziness == .lazy)
  }

  fileprivate mutating func members(of entry: LookAlikeEntry) {
    place(entry.location)
    member("name", entry.name)
    member("enclosingType", entry.enclosingType)
    member("scope", entry.scope.rawValue)
    member("holder", entry.holder)
  }

  fileprivate mutating func members(of entry: EnumDefaultEntry) {
    place(entry.location)
    member("subject", entry.subject.rawValue)
    member("enum", entry.enumName)
    member("swallowed", entry.swallowed)
    member("form", entry.form.rawValue)
  }

  fileprivate mutating func members(of entry: StringKeyEntry) {
    place(entry.location)
    member("api", entry.api)
    member("access", entry.access)
    member("literal", entry.literal)
    member("form", entry.form.rawValue)
    member("valueType", entry.valueType)
  }
}
