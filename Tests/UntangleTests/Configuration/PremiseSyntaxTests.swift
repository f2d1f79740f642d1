import Testing
import UntangleProjectModel
@testable import UntangleConfiguration

struct PremiseSyntaxTests {
  @Test(arguments: [
    ("exclusive: isPlaying, isPaused", "exclusive: [isPlaying, isPaused]"),
    ("exclusive: [isPlaying, isPaused]", "exclusive: [isPlaying, isPaused]"),
    ("together: a,b , c", "together: [a, b, c]"),
    ("kept: isShown -> file != nil", "kept: \"isShown -> file != nil\""),
    ("input: \"isShown -> file != nil\"", "input: \"isShown -> file != nil\""),
    ("alternates: begin / end", "alternates: begin / end"),
    ("serial: load", "serial: load"),
    ("once: load", "once: load"),
  ])
  func readsEveryForm(text: String, canonical: String) throws {
    let premise = try PremiseSyntax.premise(text)
    #expect(premise.text == canonical)
    // What is shown can be given again.
    #expect(try PremiseSyntax.premise(premise.text) == premise)
  }

  @Test(arguments: [
    ("exclusive: isPlaying", "'exclusive' takes two or more different variables"),
    ("exclusive: a, a", "'exclusive' takes two or more different variables"),
    ("exklusive: a, b", "unknown form 'exklusive'; did you mean 'exclusive'?"),
    ("alternates: begin", "'alternates' takes two functions: 'begin / end'"),
    ("kept: a ->", "a name is missing at the end, in the condition 'a ->'"),
    ("isPlaying", "'isPlaying' is none of 'exclusive: …'"),
    ("serial:", "'serial:' is none of 'exclusive: …'"),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    do throws(PremiseSyntax.Mistake) {
      _ = try PremiseSyntax.premise(text)
      Issue.record("it was taken")
    } catch {
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }
}
