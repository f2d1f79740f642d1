import Foundation
import PackagePlugin

/// `swift package untangle [VERB] [OPTIONS]`: the tool itself, in the folder of the package.
///
/// `--target NAME`, which may be repeated, looks at these targets only.
@main
struct UntangleLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names)
    let paths = targets.compactMap { ($0 as? SourceModuleTarget)?.directoryURL.path() }
    let process = Process()
    process.executableURL = try context.tool(named: "untangle").url
    process.arguments = extractor.remainingArguments + paths
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // Findings are told already; SwiftPM passes the code on.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
