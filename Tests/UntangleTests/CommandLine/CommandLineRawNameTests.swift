import Foundation
import Testing

/// File names that are not UTF-8, which some file systems do not have.
struct CommandLineRawNameTests {
  /// `in/a\xFF.swift` with findings, `d\xFE/k\xC3.swift` with keys, and one that is ignored; nil where such names
  /// cannot be.
  private func folder() async throws -> TemporaryFolder? {
    let folder = try TemporaryFolder()
    try folder.write(
      "A", CommandSamples.tangled() + CommandSamples.swallowing.replacing("gone", with: "gone, late"))
    try folder.write("K", CommandSamples.keyed)
    let made = try await folder.shell(
      """
      a=$(printf 'a\\377.swift'); d=$(printf 'd\\376'); k=$(printf 'k\\303.swift'); mkdir in
      mv A "in/$a" && mkdir "in/$d" && cp K "in/$d/$k" && cp K "in/$d/$(printf 'i\\375x.swift')" \\
        && printf 'i\\375*\\n' >"in/$d/.gitignore" && rm K
      """)
    guard made.status == 0 else { return nil }
    return folder
  }

  static let reports: [[String]] =
    [
      "table", "xcode", "json", "github", "sarif", "gitlab", "checkstyle", "junit", "sonarqube", "rdjson",
      "csv",
    ]
    .map { ["lint", "--format", $0] }
    + ["markdown", "html"].map { ["lint", "--format", $0] }
    + ["table", "json", "mermaid", "dot", "svg"].map { ["states", "--type", "Player", "--format", $0] }
    + ["table", "json", "markdown"].flatMap { format in
      [["keys"], ["suggest"], ["add-case", "Lifecycle.new"]].map { $0 + ["--format", format] }
    }
    + [["audit"], ["inventory"], ["inventory", "--format", "json"], ["keys", "--emit", "swift"]]
    + [["keys", "--diff"], ["rewrite", "--type", "Player"], ["lint", "--diff"]]

  @Test(arguments: reports)
  func everyReportIsWellFormed(arguments: [String]) async throws {
    guard let folder = try await folder() else { return }
    let run = try await folder.untangle(arguments, in: "in")
    #expect(run.status < 2 && run.status >= 0, "\(run.errors)")
    let text = try #require(String(validating: run.output, as: UTF8.self))
    #expect(
      text.contains("xFF.swift") || text.contains("xC3.swift") || arguments.contains("swift")
        || arguments[0] == "states")
    #expect(!text.contains("i\\xFD"))
    switch arguments.last {
    case "json", "sarif", "gitlab", "sonarqube", "rdjson":
      _ = try JSONSerialization.jsonObject(with: Data(run.output))
    default: break
    }
  }

  @Test func namesCanBeGiven() async throws {
    guard let folder = try await folder() else { return }
    let lines = [
      "lint \"$(printf 'in/a\\377.swift')\"", "lint 'in/a\\xFF.swift'",
      "lint -- \"$(printf 'in/a\\377.swift')\"",
      "lint @list", "lint @list0",
    ]
    _ = try await folder.shell(
      "printf 'in/a\\377.swift\\n' >list; printf 'in/a\\377.swift\\0' >list0")
    for line in lines {
      let run = try await folder.shell("\"$untangle\" \(line)")
      #expect(run.errors == "", "\(line)")
      #expect(run.lines.first == "in/a\\xFF.swift:\(CommandSamples.tangledLine)")
    }
    let missing = try await folder.shell("\"$untangle\" lint \"$(printf 'in/b\\377.swift')\"")
    #expect(missing.errors == "in/b\\xFF.swift: error: does not exist; did you mean 'in/a\\xFF.swift'?\n")
  }

  @Test func filesAreFixedAndRewritten() async throws {
    guard let folder = try await folder() else { return }
    #expect(try await folder.untangle(["rewrite", "--type", "Player", "--apply"], in: "in").status == 0)
    #expect(try await folder.untangle(["lint", "--fix", "--unsafe-fixes"], in: "in").status != 2)
    let keys = try await folder.untangle(["keys", "--apply"], in: "in")
    #expect(keys.status == 0, "\(keys.errors)")
    let names = try await folder.shell("cd in; ls | wc -l; ls \"$(printf 'd\\376')\" | wc -l; cat *.swift")
    #expect(names.lines.prefix(2).map { $0.filter(\.isNumber) } == ["2", "3"])
    #expect(names.text.contains("enum"))
  }

  /// The current folder may have such a name, too.
  @Test func theCurrentFolderIsRead() async throws {
    guard let folder = try await folder() else { return }
    let run = try await folder.shell(
      """
      cd "$(printf 'in/d\\376')" && printf 'rules:\\n  string_key: error\\n' >.lintrc.yml
      git init -q . && "$untangle" lint --format csv && exit 3; "$untangle" lint --staged; "$untangle" lint ..
      """)
    #expect(!run.errors.contains("does not exist"))
    #expect(run.text.contains("k\\xC3.swift,2,"))
    #expect(run.text.contains(",error,string_key,"))
    #expect(run.text.contains("../a\\xFF.swift:2:7: warning"))
  }
}
