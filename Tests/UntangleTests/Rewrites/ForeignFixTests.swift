import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleRules
import UntangleSourceFiles

/// Enums of other modules are judged on request, and fixed as unsafe.
@Suite("Rewrites: fixes of foreign enums") struct ForeignFixTests {
  /// `DecodingError` may grow, `Result` and `FloatingPointSign` may not.
  private static let source = """
    func word(_ error: DecodingError) -> String {
      switch error {
      case .dataCorrupted, .keyNotFound: return "x"
      default: return "y"
      }
    }

    func several(_ error: DecodingError) {
      switch error {
      case .dataCorrupted, .keyNotFound: return
      default:
        // Said once.
        print("y")
        print("z")
      }
    }

    func value(_ error: DecodingError) -> String {
      switch error {
      case .dataCorrupted, .keyNotFound: "x"
      case _:
        "y"
      }
    }

    func long(_ error: DecodingError) -> [Int] {
      switch error {
      case .dataCorrupted, .keyNotFound: []
      default:
        [1].map {
          $0 + 1
        }
      }
    }

    func frozen(_ result: Result<Int, any Error>, _ sign: FloatingPointSign?) -> Int {
      switch sign {
      case .plus: return 1
      default: break
      }
      switch result {
      case let .success(value): return value
      default: return 0
      }
    }

    """

  private static let fixed = """
    func word(_ error: DecodingError) -> String {
      switch error {
      case .dataCorrupted, .keyNotFound: return "x"
      case .typeMismatch, .valueNotFound: return "y"
      @unknown default: return "y"
      }
    }

    func several(_ error: DecodingError) {
      switch error {
      case .dataCorrupted, .keyNotFound: return
      case .typeMismatch, .valueNotFound:
        fallthrough
      @unknown default:
        // Said once.
        print("y")
        print("z")
      }
    }

    func value(_ error: DecodingError) -> String {
      switch error {
      case .dataCorrupted, .keyNotFound: "x"
      case .typeMismatch, .valueNotFound:
        "y"
      @unknown case _:
        "y"
      }
    }

    func long(_ error: DecodingError) -> [Int] {
      switch error {
      case .dataCorrupted, .keyNotFound: []
      default:
        [1].map {
          $0 + 1
        }
      }
    }

    func frozen(_ result: Result<Int, any Error>, _ sign: FloatingPointSign?) -> Int {
      switch sign {
      case .plus: return 1
      case .minus, nil: break
      }
      switch result {
      case let .success(value): return value
      case .failure: return 0
      }
    }

    """

  private func fixing(_ safety: Fix.Safety) -> Fixing {
    let text = """
      rules:
        enum_default:
          foreign_enums: true
          predicates: report
        last_case_default:
          foreign_enums: true

      """
    let configuration = parseConfiguration(
      text: Array(text.utf8), path: ".lintrc.yml", schemas: allSchemas
    ).configuration
    return FixSample.fixed(Self.source, safety, configuration: configuration)
  }

  @Test func keepsUnknownDefaultForThoseThatMayGrow() {
    let fixing = fixing(.unsafe)
    #expect(fixing.text == Self.fixed)
    // Where it stands afterwards.
    #expect(fixing.refusals.map(\.line) == [34])
    #expect(
      fixing.refusals.map(\.reason) == [
        "enum_default is not fixed: its branch would have to be written twice"
      ])
  }

  @Test func isNeverSafe() { #expect(fixing(.safe).files.isEmpty) }

  @Test(.enabled(if: SwiftCompiler.path != nil)) func compiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", fixing(.unsafe).text)
    let run = try await CommandRun(
      try #require(SwiftCompiler.path), ["-typecheck", "-swift-version", "6", "A.swift"],
      in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
