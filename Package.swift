// swift-tools-version: 6.1
import PackageDescription

/// One room of DESIGN: the folder `Sources/NAME`, the module `UntangleNAME`, and what it may import.
///
/// Files of data become part of the executable, which stays one file.
func room(_ name: String, _ imports: [Target.Dependency] = [], data: String...) -> Target {
  .target(
    name: "Untangle\(name)", dependencies: imports, path: "Sources/\(name)",
    resources: data.map { .embedInCode($0) })
}

func rooms(_ names: String...) -> [Target.Dependency] {
  names.map { .target(name: "Untangle\($0)") }
}

func syntax(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-syntax") }
}

let textTable: Target.Dependency = .product(name: "TextTable", package: "TextTable")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "untangle",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "untangle", targets: ["untangle"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/ordo-one/TextTable", exact: "0.0.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    // The way of the data, top to bottom. A room imports only what its line names.
    room("SourceFiles"),
    room("Facts", rooms("SourceFiles") + syntax("SwiftSyntax", "SwiftParser"), data: "SDK/SDK.txt"),
    room("ProjectModel", rooms("SourceFiles", "Facts"), data: "KnownEnums.txt"),
    room("StateSpaces", rooms("SourceFiles", "Facts", "ProjectModel")),
    room("Scores", rooms("SourceFiles", "Facts", "ProjectModel", "StateSpaces")),
    room("Findings", rooms("SourceFiles")),
    room(
      "Rules",
      rooms("SourceFiles", "Facts", "ProjectModel", "StateSpaces", "Scores", "Findings")),
    room(
      "Rewrites",
      rooms(
        "SourceFiles", "Facts", "ProjectModel", "StateSpaces", "Scores", "Findings", "Rules")
        + syntax("SwiftSyntax", "SwiftParser", "SwiftSyntaxBuilder")),
    room("Reports", rooms("SourceFiles", "Findings", "Scores", "StateSpaces") + [textTable]),
    room("Configuration", rooms("SourceFiles", "Facts", "ProjectModel", "Findings") + [yams]),
    room(
      "Pipeline",
      rooms(
        "SourceFiles", "Facts", "ProjectModel", "StateSpaces", "Scores", "Findings", "Rules",
        "Rewrites", "Reports", "Configuration")),
    .executableTarget(
      name: "untangle",
      dependencies: rooms(
        "Pipeline", "SourceFiles", "Findings", "Scores", "Rules", "Rewrites", "Reports",
        "Configuration")
        + [argumentParser]),
    .testTarget(
      name: "UntangleTests",
      dependencies: rooms(
        "SourceFiles", "Facts", "ProjectModel", "StateSpaces", "Scores", "Findings", "Rules",
        "Rewrites", "Reports", "Configuration", "Pipeline") + ["untangle"],
      path: "Tests/UntangleTests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// Code of tests runs once: it is not worth the time that its optimisation takes.
for target in package.targets where target.isTest {
  target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
}

// Scripts/build tells what ICU calls its data, 34 MB that nothing asks for; an empty table is linked in their place.
// Documentation/Decisions/20-size-and-start.md has the reasons.
if let name = Context.environment["ICU_DATA_SYMBOL"] {
  package.targets.append(
    .target(name: "ICUData", path: "Distribution/ICUData", cSettings: [.define("ICU_DATA", to: name)]))
  package.targets.first { $0.name == "untangle" }?.dependencies.append("ICUData")
}

// Scripts/build links with Distribution/late-conformances.ld, and the program tells the Swift runtime of that section
// when the command line has been read. Elsewhere there is no such section.
if Context.environment["LATE_CONFORMANCES"] != nil {
  package.targets.append(.target(name: "LateConformances", path: "Distribution/LateConformances"))
  package.targets.first { $0.name == "untangle" }?.dependencies.append("LateConformances")
}

// Who depends on the package can use it as a plugin. SwiftPM builds the tool of a plugin, swift-syntax and
// all, once more for that; so whoever works on the package itself, or builds it for a hook, has no plugins.
if Context.packageDirectory.contains("/checkouts/") {
  package.products += [
    .plugin(name: "UntangleLint", targets: ["UntangleLint"]),
    .plugin(name: "UntangleBuildTool", targets: ["UntangleBuildTool"]),
  ]
  package.targets += [
    .plugin(
      name: "UntangleLint",
      capability: .command(
        intent: .custom(
          verb: "untangle", description: "Finds Boolean state, enum defaults and string keys.")),
      dependencies: ["untangle"]),
    .plugin(name: "UntangleBuildTool", capability: .buildTool(), dependencies: ["untangle"]),
  ]
}
