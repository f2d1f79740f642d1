import Synchronization
import Testing
import UntangleConfiguration
import UntangleProjectModel
import UntangleSourceFiles

@testable import UntanglePipeline
@testable import UntangleRewrites

/// Rewrites of many types are proved in one project.
@Suite("Pipeline: proofs made together")
struct WaitingProofTests {
  /// A rewrite of a file that adds a type, so that a project tells which rewrites it has.
  private func rewrite(of path: String, adding type: String) -> StateRewrite.File {
    StateRewrite.File(
      text: FileText(path: path, bytes: Array("struct \(path.prefix(1)) {}\n".utf8)),
      edits: [SourceEdit(range: 0..<0, replacement: "struct \(type) {}\n")])
  }

  private func failing(_ proofs: [[WaitingProof]]) async throws -> Set<Int> {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] { try folder.write("\(name).swift", "struct \(name) {}\n") }
    let analysis = analyze(
      AnalysisRequest(
        source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1))
    return analysis.failing(proofs)
  }

  @Test func whatFailsIsLeftOutAndTheOthersAreLookedAtAgain() async throws {
    let seen = Mutex<[[String]]>([])
    let added = ["First", "Second", "Wrong"]
    func proof(_ path: String, _ type: String, _ doubt: String?) -> WaitingProof {
      WaitingProof(files: [rewrite(of: path, adding: type)]) { project in
        if type == "First" {
          seen.withLock { $0.append(added.filter { project.type(named: $0) != nil }) }
        }
        return project.type(named: type) == nil ? "the rewrite is not there" : doubt
      }
    }
    let found = try await failing([
      [proof("A.swift", "First", nil)], [proof("B.swift", "Wrong", "it differs")],
      [proof("A.swift", "Second", nil)],
    ])
    #expect(found == [1])
    // Two of one file are never in one project.
    #expect(seen.withLock { $0 } == [["First", "Wrong"], ["First"]])
  }

  @Test func aTypeFailsWithOneOfItsRewrites() async throws {
    func proof(_ path: String, _ doubt: String?) -> WaitingProof {
      WaitingProof(files: [rewrite(of: path, adding: "New\(path.prefix(1))")]) { _ in doubt }
    }
    #expect(try await failing([[proof("A.swift", nil), proof("B.swift", "it differs")], []]) == [0])
    #expect(try await failing([]) == [])
  }

  /// What always fails ends, and is proved one by one.
  @Test func theNumberOfProjectsIsBounded() async throws {
    let count = Mutex(0)
    let proofs = (0..<100).map { number in
      [
        WaitingProof(files: [rewrite(of: "A.swift", adding: "N\(number)")]) { _ in
          count.withLock { $0 += 1 }
          return "it differs"
        }
      ]
    }
    #expect(try await failing(proofs) == Set(0..<100))
    #expect(count.withLock { $0 } == 16)
  }
}
