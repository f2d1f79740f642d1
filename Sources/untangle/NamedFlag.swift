import ArgumentParser

/// Flags of which one may be set, named as their cases.
///
/// The argument parser describes each case by its name. To print itself spares the search among all conformances
/// of the program for other ways, and the reflection after that: two milliseconds of a start.
protocol NamedFlag: EnumerableFlag, RawRepresentable<String>, TextOutputStreamable {}

extension NamedFlag {
  func write(to target: inout some TextOutputStream) { target.write(rawValue) }
}
