import ArgumentParser
import UntangleReports
import UntangleSourceFiles

/// Where files may be written.
struct OutputOptions: ParsableArguments {
  enum Reach: String, NamedFlag {
    case allowOutside

    static func help(for value: Reach) -> ArgumentHelp? {
      "Also write files whose relative paths lead out of the current folder."
    }
  }

  @Flag var reach: Reach?

  /// A path such as `../x` may have been made of what somebody else wrote; an absolute one was meant.
  func check(_ path: String, of option: String) throws {
    guard reach == nil, OutputTarget.reach(of: path) == .outside else { return }
    throw ValidationError(
      "\(option) would write '\(path.visiblePath)', which is outside of the current folder: add "
        + "--allow-outside, or write an absolute path.")
  }
}
