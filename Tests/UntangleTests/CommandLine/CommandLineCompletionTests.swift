import Testing
import UntangleFindings
import UntangleRules

/// What shells offer.
struct CommandLineCompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func rulesAreOfferedWhereTheyAreTaken(shell: String) async throws {
    let folder = try TemporaryFolder()
    let script = try await folder.untangle("--generate-completion-script", shell)
    #expect(script.status == 0)
    let rules = allSchemas.map(\.id.rawValue)
    let lines = script.lines.filter { line in rules.allSatisfy { line.contains($0) } }
    // `--only`, `--disable`, what `suppress` takes, and what `rules` explains.
    #expect(lines.count == 4)
    #expect(lines.count { $0.contains("score") } == 1)
  }

  @Test(.enabled(if: hasProgram("bash"))) func bashCompletesARule() async throws {
    let folder = try TemporaryFolder()
    for words in ["lint --only tangled_st", "lint --disable tangled_st", "rules tangled_st"] {
      let list = words.split(separator: " ").joined(separator: "' '")
      let run = try await folder.shell(
        """
        cat >complete.sh <<'END'
        source <("$untangle" --generate-completion-script bash) && COMP_WORDS=('untangle' '\(list)') &&
        COMP_LINE="${COMP_WORDS[*]}" && COMP_POINT=${#COMP_LINE} && COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) &&
        _untangle untangle "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"; echo "${COMPREPLY[@]}"
        END
        bash complete.sh
        """)
      #expect(run.lines.last == "tangled_state", "\(run.errors)")
    }
  }
}
