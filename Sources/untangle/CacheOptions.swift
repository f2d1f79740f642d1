import ArgumentParser
import UntanglePipeline

/// The folder in which a run keeps results for later runs.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache-path"),
    help: ArgumentHelp(
      "The folder of the cache. Without it, one in the user's folder for caches is used.",
      valueName: "folder"))
  var path: String?

  @Flag(help: "Read everything anew, and keep nothing for later runs.")
  var noCache = false

  func validate() throws {
    if path?.isEmpty == true { throw ValidationError("--cache-path takes the path of a folder.") }
    if path != nil, noCache {
      throw ValidationError("--cache-path and --no-cache exclude each other.")
    }
  }

  var use: CacheUse {
    if noCache { return .none }
    return (path ?? usualFolder).map(CacheUse.folder) ?? .none
  }

  /// The system's folder for user caches; nil if the environment does not give one.
  private var usualFolder: String? {
    // The XDG base directory specification requires relative paths to be ignored.
    if let base = Environment.value(of: "XDG_CACHE_HOME"), base.hasPrefix("/") { return "\(base)/untangle" }
    guard let home = Environment.value(of: "HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return "\(home)/Library/Caches/untangle"
    #else
      return "\(home)/.cache/untangle"
    #endif
  }
}
