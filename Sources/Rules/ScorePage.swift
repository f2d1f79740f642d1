package import UntangleFindings
import UntangleScores

/// The page of `untangle rules score`, with the weights of the formula.
package var scorePage: RulePage {
  RulePage(
    id: "score", severityText: "points",
    summary: "How tangled a type or a file is, in points that add up.",
    why: """
      Points come from what the code does, each with its place:

      - surplusBits: \(text(ScoreFormula.surplusBit)) points for each bit of a group's space that its \
      states do not need. Where counting them had to assume something, half way to an estimate: n flags \
      that belong together are taken for one machine with n + 1 states; an optional or an enum beside \
      them counts half a bit. Each variable past the first gives one bit at most. A state in several variables \
      that the code shows without a proof is estimated so, too, up to \(ScoreFormula.seenVariableCap) variables.
      - writers: \(text(ScoreFormula.writer)) points for each body that writes a variable of a group, \
      \(text(ScoreFormula.lateWriter)) more for one that writes in a closure or after an `await`; times \
      the group's surplus bits, at most \(text(ScoreFormula.writerBitCap)).
      - combinedConditions: \(text(ScoreFormula.combinedCondition)) point for each condition over two or \
      more variables of a group that some code writes.
      - openSetters: \(text(ScoreFormula.openSetter)) points for each variable of a group that other \
      types write.
      - swallowedCases: \(text(ScoreFormula.swallowedCase)) points for each case that a `default:` \
      swallows, at most \(text(ScoreFormula.swallowedCap)) for one `default:`.
      - inlineKeys: \(text(ScoreFormula.inlineKey)) points for each string literal in a key position.
      The last two give a type \(text(ScoreFormula.sideCap)) point each at most: they make no tangle.

      No flags, no points: options that no body relates to each other are in no group and cost \
      nothing, however many there are. Tests and generated files have no points for state.
      """,
    before: "", after: "")
}

private func text(_ value: Double) -> String {
  value == value.rounded() ? String(Int(value)) : String(value)
}
