/// A piece of a finding's machine-readable data; the shapes that JSON has, less the ones no rule needs.
package indirect enum DataValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case list([DataValue])
  case object([DataField])
  /// Known to be absent: `null`.
  case absent
}

/// A named value; fields stand in the order they were given.
package struct DataField: Hashable, Sendable {
  package var name: String
  package var value: DataValue

  package init(_ name: String, _ value: DataValue) {
    self.name = name
    self.value = value
  }
}
