import Foundation
import PackagePlugin

/// Lints each target that uses the plugin when its sources have changed; findings stand among the compiler's.
///
/// Errors fail the build, warnings and notes do not.
@main
struct UntangleBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
    guard !sources.isEmpty else { return [] }
    let configuration = context.package.directoryURL.appending(path: ".lintrc.yml")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path())
    // What says that the sources were looked at. SwiftPM makes a resource of the target of any file whose
    // ending it does not know, and leaves headers alone.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(module.name).untangle.h")
    return [
      .buildCommand(
        displayName: "untangle \(module.name)",
        executable: try context.tool(named: "untangle").url,
        arguments: ["lint", "--format", "xcode", "--fail-on", "error", "--quiet"]
          + ["--report", "csv=\(stamp.path())"]
          + (isConfigured ? ["--config", configuration.path()] : []) + [module.directoryURL.path()],
        inputFiles: sources + (isConfigured ? [configuration] : []),
        outputFiles: [stamp])
    ]
  }
}
