import ArgumentParser
import UntangleReports
import UntangleSourceFiles

/// The input files of an Xcode run script phase, from the build settings `SCRIPT_INPUT_FILE_…`.
enum ScriptInputFiles {
  /// The paths as given. Outside such a phase, an error ends the run with 2.
  static func paths() throws -> [String] {
    let files = try names("SCRIPT_INPUT_FILE")
    let lists = try names("SCRIPT_INPUT_FILE_LIST")
    // Scripts that imitate such a phase set only one of the counts.
    guard files != nil || lists != nil else {
      throw ValidationError(
        "--use-script-input-files is for a run script phase of Xcode: SCRIPT_INPUT_FILE_COUNT and "
          + "SCRIPT_INPUT_FILE_LIST_COUNT are not set.")
    }
    return try (files ?? []) + (lists ?? []).flatMap { try PathArguments(["@" + $0]).source().paths }
  }

  /// nil if the count is not set.
  private static func names(_ name: String) throws -> [String]? {
    guard let written = Environment.value(of: name + "_COUNT") else { return nil }
    guard let count = Int(written), (0...100_000).contains(count) else {
      throw ValidationError("\(name)_COUNT is no number of files: '\(written.visible)'.")
    }
    return (0..<count).compactMap { Environment.value(of: "\(name)_\($0)") }
  }
}
