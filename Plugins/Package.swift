// swift-tools-version: 6.1
import PackageDescription

// The plugins for packages that have the sources of untangle in a folder: .package(path: "../untangle/Plugins").
// Who names untangle by its address has them from the manifest above.
let package = Package(
  name: "untangle-plugins",
  platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "UntangleLint", targets: ["UntangleLint"]),
    .plugin(name: "UntangleBuildTool", targets: ["UntangleBuildTool"]),
  ],
  dependencies: [.package(name: "untangle", path: "..")],
  targets: [
    .plugin(
      name: "UntangleLint",
      capability: .command(
        intent: .custom(verb: "untangle", description: "Finds Boolean state, enum defaults and string keys.")),
      dependencies: [.product(name: "untangle", package: "untangle")], path: "UntangleLint"),
    .plugin(
      name: "UntangleBuildTool", capability: .buildTool(),
      dependencies: [.product(name: "untangle", package: "untangle")], path: "UntangleBuildTool"),
  ]
)
