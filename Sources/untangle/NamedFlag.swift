import ArgumentParser

/// Mutually exclusive flags, each named after its case.
///
/// The argument parser prints each case by name. This conformance to `TextOutputStreamable` avoids a search
/// through all conformances of the program and reflection, which take two milliseconds at each start.
protocol NamedFlag: EnumerableFlag, RawRepresentable<String>, TextOutputStreamable {}

extension NamedFlag {
  func write(to target: inout some TextOutputStream) { target.write(rawValue) }
}
