import Foundation
import PackagePlugin

/// `swift package untangle [VERB] [OPTIONS]`: the tool itself, in the folder of the package.
///
/// `--target NAME`, which may be repeated, reports on these targets only; `lint` reads the whole package all the same,
/// so that the enums of other targets are known.
@main
struct UntangleLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names).compactMap { $0 as? SourceModuleTarget }
    try run(
      context.tool(named: "untangle").url, extractor.remainingArguments, in: context.package.directoryURL,
      onlyFor: targets.map(\.directoryURL))
  }

  /// Ends with the code of the tool, which has told what it found.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL, onlyFor places: [URL]) throws {
    let paths = places.map { $0.path(percentEncoded: false) }
    // The first word is a verb, or there is none.
    let isLint = arguments.first.map { $0 == "lint" || $0.hasPrefix("-") } ?? true
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments + (isLint ? paths.flatMap { ["--within", $0] } : paths)
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UntangleLint: XcodeCommandPlugin {
    /// Xcode's menu adds `--target NAME` for each target that is chosen there.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
      try run(
        context.tool(named: "untangle").url, extractor.remainingArguments, in: context.xcodeProject.directoryURL,
        onlyFor: targets.flatMap { $0.inputFiles.map(\.url).filter { $0.pathExtension == "swift" } })
    }
  }
#endif
