// swift-tools-version: 6.1
import PackageDescription

// The plugins of untangle @VERSION@ with the program of its release, so that nobody builds it.
// Written by Scripts/release; the tag of a repository with this manifest is @VERSION@.
let package = Package(
  name: "untangle-plugins",
  platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "UntangleLint", targets: ["UntangleLint"]),
    .plugin(name: "UntangleBuildTool", targets: ["UntangleBuildTool"]),
  ],
  targets: [
    .plugin(
      name: "UntangleLint",
      capability: .command(
        intent: .custom(
          verb: "untangle", description: "Finds Boolean state, enum defaults and string keys.")),
      dependencies: ["untangle"]),
    .plugin(name: "UntangleBuildTool", capability: .buildTool(), dependencies: ["untangle"]),
@BINARY_TARGET@
  ]
)
