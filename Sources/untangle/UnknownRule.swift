import ArgumentParser
import UntangleFindings

/// What is told about a name that no rule has.
func unknownRule(_ name: String, among known: [String]) -> ValidationError {
  let mend = suggestion(for: name, in: known)
  return ValidationError("Unknown rule '\(name)'" + (mend.isEmpty ? "; 'untangle rules' lists all." : mend))
}
