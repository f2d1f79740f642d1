import ArgumentParser

/// The options that choose the configuration.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration file. Without it, the nearest .lintrc.yml upwards is used.",
      valueName: "file"))
  var config: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "A value of the configuration, as rules.enum_default.severity=off, which wins over all files; may be repeated.",
      valueName: "key=value"))
  var settings: [String] = []

  func validate() throws {
    if config?.isEmpty == true { throw ValidationError("--config takes the path of a file.") }
  }

  /// `paths` are the paths of the run, as named; `folder` is the current folder, absolute.
  func search(for paths: [String], from folder: String) -> ConfigurationSearch {
    ConfigurationSearch(file: config, settings: settings, paths: paths, folder: folder)
  }
}
