// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "untangle-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(name: "CAllocator"),
    .target(name: "FileReading"),
    .executableTarget(
      name: "bare-parse",
      dependencies: [
        "CAllocator", "FileReading", .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "empty-parse-one",
      dependencies: [
        "FileReading",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CAllocator" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
