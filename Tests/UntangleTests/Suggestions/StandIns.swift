import Foundation
import Testing

/// Modules in the place of frameworks that only Apple's systems have, with what they demand of those who use them.
enum StandIns {
  static let folder = "Fixtures/Suggestions/StandIns"

  /// In the order in which they import each other.
  private static let names = ["Combine", "SwiftUI", "UIKit"]

  /// A folder with all of them, built once.
  static func modules() async throws -> String { try await built.value.path }

  private static let built = Task {
    let folder = try TemporaryFolder()
    for name in names {
      let run = try await CommandRun(
        try #require(SwiftCompiler.path),
        [
          "-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "6", "-I", folder.path,
          "-o", "\(folder.path)/\(name).swiftmodule", Repository.url("\(Self.folder)/\(name).swift").path(),
        ], in: folder.path, seconds: 300)
      try #require(run.status == 0, "\(name) does not compile: \(run.errors)")
    }
    return BuiltFolder(folder)
  }

  private final class BuiltFolder: Sendable {
    private let folder: TemporaryFolder
    var path: String { folder.path }

    init(_ folder: consuming TemporaryFolder) { self.folder = folder }
  }
}
