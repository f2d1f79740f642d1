import ArgumentParser

/// Mutually exclusive flags, each named after its case.
///
/// The argument parser prints each case by name. This conformance to `TextOutputStreamable` avoids three more
/// searches through all conformances of the program, and reflection. A single flag is a `Bool`, which needs no
/// search at all: `Documentation/Decisions/20-size-and-start.md`.
protocol NamedFlag: EnumerableFlag, RawRepresentable<String>, TextOutputStreamable {}

extension NamedFlag {
  func write(to target: inout some TextOutputStream) { target.write(rawValue) }
}
