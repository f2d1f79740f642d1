import ArgumentParser
import UntangleFindings

/// The error for an unknown rule name.
func unknownRule(_ name: String, among known: [String]) -> ValidationError {
  let mend = suggestion(for: name, in: known)
  return ValidationError("Unknown rule '\(name)'" + (mend.isEmpty ? "; 'untangle rules' lists all." : mend))
}
