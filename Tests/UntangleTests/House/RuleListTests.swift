import Testing
import UntangleFindings
import UntangleRules

struct RuleListTests {
  @Test func theListNamesTheFilesOfTheCatalogue() throws {
    let files = Repository.names(in: "Sources/Rules/Catalog").map { String($0.dropLast(6)) }
    let lines = files.map { "  \($0).self,\n" }.joined()
    try expectStored(
      """
      /// Every rule, one type name a line, in alphabetical order: the files of `Catalog`.
      package let allRules: [any Rule.Type] = [
      \(lines)]

      """, at: "Sources/Rules/AllRules.swift")
  }

  @Test func aRuleIsNamedAfterItsFile() {
    for rule in allRules {
      let name = "\(rule)"
      let words = rule.schema.id.rawValue.split(separator: "_")
      let expected = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      #expect(name == expected, "rename the type or the id so that both say the same")
    }
  }

  @Test func idsAreUniqueAndInSnakeCase() {
    let ids = allSchemas.map(\.id.rawValue)
    #expect(Set(ids).count == ids.count, "two rules share an id; rename one")
    let names = ids + allSchemas.flatMap { $0.options.map(\.name) }
    for name in names {
      let words = name.split(separator: "_", omittingEmptySubsequences: false)
      let isSnakeCase = words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) }
      }
      if !isSnakeCase {
        Issue.record("'\(name)' is not snake_case; write lowercase words joined by '_'")
      }
    }
  }

  @Test(arguments: allPages)
  func aPageIsWrittenInSentences(page: RulePage) {
    for text in [page.summary] + page.limits + page.exemptions {
      let isSentence = text.first.map { $0.isUppercase || $0 == "`" } ?? false
      if !isSentence || !text.hasSuffix(".") {
        Issue.record("\(page.id.rawValue): `\(text)` is no sentence; start it big, end it with a period")
      }
    }
    for option in page.options where option.summary.hasSuffix(".") {
      Issue.record("\(page.id.rawValue): drop the period at the end of `\(option.summary)`")
    }
  }
}
