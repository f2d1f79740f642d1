/// The ranges of a number that conditions tell apart, in words without blanks.
private enum Level {
  case low(Double)
  case none(Double)
  case high(Double)
}

/// A number that a condition compares with 0.
@propertyWrapper struct Compared<Value: BinaryFloatingPoint>: Wrapper {
  var wrappedValue: Value
  var content: Any { wrappedValue > 0 ? Level.high(Double(wrappedValue)) : .low(Double(wrappedValue)) }
}

@propertyWrapper struct Whole: Wrapper {
  var wrappedValue: Int
  var content: Any { wrappedValue > 0 ? Level.high(Double(wrappedValue)) : .low(Double(wrappedValue)) }
}

/// A collection that a condition asks whether it is empty.
@propertyWrapper struct Counted<Value: Collection>: Wrapper {
  var wrappedValue: Value
  var content: Any {
    let count = Double(wrappedValue.count)
    return wrappedValue.isEmpty ? Level.none(count) : .high(count)
  }
}
