import ArgumentParser
import UntangleConfiguration

/// Premises about the named type.
struct PremiseOptions: ParsableArguments {
  @Option(
    name: .customLong("assume"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      With --type, assume something of its use, as under 'assume:' in .lintrc.yml: 'exclusive: isPlaying, isPaused'. \
      May be given several times.
      """,
      valueName: "premise"))
  var texts: [String] = []

  func validate() throws {
    for text in texts {
      do throws(PremiseSyntax.Mistake) { _ = try Assumed(text, ofType: "") } catch {
        throw ValidationError("--assume: \(error.message).")
      }
    }
  }

  /// The premises for a type, as if the configuration had them; in the order of the command line.
  func assumed(of type: String?) -> [Assumed] {
    guard let type else { return [] }
    return texts.compactMap { try? Assumed($0, ofType: type) }
  }
}
