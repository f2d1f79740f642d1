/// A value of a finding's machine-readable data: JSON without Booleans.
package indirect enum DataValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case list([DataValue])
  case object([DataField])
  /// Known to be absent: `null`.
  case absent
}

/// A named value. Fields keep the order in which they were given.
package struct DataField: Hashable, Sendable {
  package var name: String
  package var value: DataValue

  package init(_ name: String, _ value: DataValue) {
    self.name = name
    self.value = value
  }
}
