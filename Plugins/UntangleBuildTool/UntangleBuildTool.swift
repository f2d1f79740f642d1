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
    let tool = try context.tool(named: "untangle").url
    let configuration = context.package.directoryURL.appending(path: ".lintrc.yml")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path())
    // What says that the sources were looked at. SwiftPM runs only what something else needs, and makes a
    // resource of any file whose ending it does not know; so it is a source with nothing in it.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(module.name)+Untangle.swift")
    let script = #""$0" "$@" || exit $?; : >"$STAMP""#
    return [
      .buildCommand(
        displayName: "untangle \(module.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, tool.path(), "lint", "--format", "xcode", "--fail-on", "error", "--quiet"]
          + (isConfigured ? ["--config", configuration.path()] : []) + [module.directoryURL.path()],
        environment: ["STAMP": stamp.path()],
        inputFiles: sources + [tool] + (isConfigured ? [configuration] : []),
        outputFiles: [stamp])
    ]
  }
}
