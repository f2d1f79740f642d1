import Foundation
import PackagePlugin

/// Lints each target that uses the plugin when sources have changed; findings stand among the compiler's.
///
/// Errors fail the build, warnings and notes do not. The whole package, or project, is read, so that the enums of
/// other targets are known; what is found outside of the target is left out.
@main
struct UntangleBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let modules = context.package.targets.compactMap { $0 as? SourceModuleTarget }
    let lint = TargetLint(
      name: module.name, root: context.package.directoryURL,
      sources: module.sourceFiles(withSuffix: ".swift").map(\.url),
      allSources: modules.flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) },
      tool: try context.tool(named: "untangle").url, workFolder: context.pluginWorkDirectoryURL)
    return try lint.commands()
  }
}

/// What a build does for one target.
private struct TargetLint {
  let name: String
  /// The folder of the package or project.
  let root: URL
  let sources: [URL]
  /// Of all targets.
  let allSources: [URL]
  let tool: URL
  /// The one folder that a plugin may write to.
  let workFolder: URL

  func commands() throws -> [Command] {
    guard !sources.isEmpty else { return [] }
    let configuration = root.appending(path: ".lintrc.yml")
    let settings = FileManager.default.fileExists(atPath: configuration.path()) ? [configuration] : []
    let list = workFolder.appending(path: "\(name).sources")
    let paths = sources.map { $0.path(percentEncoded: false) }.sorted().joined(separator: "\n") + "\n"
    // Written only where it differs: whatever is newer runs the command again.
    if (try? String(contentsOf: list, encoding: .utf8)) != paths {
      try paths.write(to: list, atomically: true, encoding: .utf8)
    }
    // What says that the sources were looked at. SwiftPM runs only what something else needs, and makes a
    // resource of any file whose ending it does not know; so it is a source with nothing in it.
    let stamp = workFolder.appending(path: "\(name)+Untangle.swift")
    let script = #"cd "$ROOT" && "$0" "$@" || exit $?; : >"$STAMP""#
    return [
      .buildCommand(
        displayName: "untangle \(name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", script, tool.path(percentEncoded: false), "lint", "--format", "xcode", "--fail-on", "error",
          "--quiet", "--cache-path", workFolder.appending(path: "cache").path(percentEncoded: false),
          "--within", "@" + list.path(percentEncoded: false), root.path(percentEncoded: false),
        ],
        environment: [
          "ROOT": root.path(percentEncoded: false), "STAMP": stamp.path(percentEncoded: false),
        ],
        inputFiles: allSources + settings + [tool, list],
        outputFiles: [stamp])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UntangleBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let lint = TargetLint(
        name: target.displayName, root: context.xcodeProject.directoryURL,
        sources: target.swiftSources, allSources: context.xcodeProject.targets.flatMap(\.swiftSources),
        tool: try context.tool(named: "untangle").url, workFolder: context.pluginWorkDirectoryURL)
      return try lint.commands()
    }
  }

  extension XcodeTarget {
    fileprivate var swiftSources: [URL] { inputFiles.map(\.url).filter { $0.pathExtension == "swift" } }
  }
#endif
