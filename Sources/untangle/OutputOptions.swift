import ArgumentParser
import UntangleReports
import UntangleSourceFiles

/// The option that allows files outside the current folder.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Also write files whose relative paths lead out of the current folder.")
  var allowOutside = false

  /// Rejects a relative path that leaves the current folder, since it may be built from untrusted input. An
  /// absolute path is accepted as intended.
  func check(_ path: String, of option: String) throws {
    guard !allowOutside, OutputTarget.reach(of: path) == .outside else { return }
    throw ValidationError(
      "\(option) would write '\(path.visiblePath)', which is outside of the current folder: add "
        + "--allow-outside, or write an absolute path.")
  }
}
