import UntangleScores
import UntangleSourceFiles

extension AuditReport {
  /// The three types to start with: those with the highest product of score and commits, because tangled code
  /// that never changes costs little. Those with the highest score where no commits are known, or less than a month of them.
  var startingPoints: [AuditedType] {
    let scored = types.filter { ($0.score?.score ?? 0) > 0 }
    let changed = scored.filter { commits(of: $0) > 0 }
    func weight(_ type: AuditedType) -> Double {
      (type.score?.score ?? 0) * (changed.isEmpty ? 1 : Double(commits(of: type)))
    }
    let weighed = (changed.isEmpty ? scored : changed).map { (type: $0, weight: weight($0)) }
    return weighed.sorted { left, right in
      left.weight == right.weight ? left.type.identity < right.type.identity : left.weight > right.weight
    }
    .prefix(3).map(\.type)
  }

  fileprivate func commits(of type: AuditedType) -> Int {
    weighed?.types[type.identity]?.commits ?? 0
  }

  /// The commits by which types are weighed; nil where the history is too short for that.
  fileprivate var weighed: ChangeCounts? { churn.counts.flatMap { $0.isLongEnough ? $0 : nil } }

  /// By what the starting points are chosen, and what is missing for it.
  fileprivate func choice(of types: [AuditedType]) -> String {
    var words = ["The types with the most points: their state has the most ways to go wrong."]
    if let weighed, types.contains(where: { commits(of: $0) > 0 }) {
      let period = weighed.periodText
      words = [
        "\(types.count == 1 ? "It is" : "They are") both tangled and often changed: points times commits \(period)."
      ]
    }
    return (words + [churn.counts?.cutText].compactMap(\.self)).joined(separator: " ")
  }
}

extension XMLText {
  mutating func startingPoints(
    of report: AuditReport, _ pages: [TypeIdentity: String], _ paths: inout PagePaths
  ) {
    let points = report.startingPoints
    guard !points.isEmpty else { return }
    element("section", ["id": "start"]) { html in
      html.element(
        "h2",
        text: points.count == 1 ? "Start here" : "Start with these \(points.count == 2 ? "two" : "three")")
      html.element("p", ["class": "quiet"], text: report.choice(of: points))
      html.element("ol", ["class": "cards"]) { html in
        for type in points { html.card(of: type, report, pages, &paths) }
      }
    }
  }

  private mutating func card(
    of type: AuditedType, _ report: AuditReport, _ pages: [TypeIdentity: String], _ paths: inout PagePaths
  ) {
    element("li") { html in
      html.element("div", ["class": "head"]) { html in
        html.element("h3") { html in
          if let page = pages[type.identity] {
            html.element("a", ["href": "#\(page)"], text: type.identity.name.visible)
          } else {
            html.element("span", text: type.identity.name.visible)
          }
        }
        let figure = type.figure(report.commits(of: type))
        html.element("p", ["class": "figure"]) { html in
          html.element("span", text: figure.terms)
          html.element("b", text: figure.result)
        }
      }
      html.element("p") { html in
        html.element("span", text: type.reasons.prefix(2).map { "\($0.startingBig)." }.joined(separator: " "))
        html.place(type.identity.location, text: type.identity.location.placeText, &paths)
      }
    }
  }
}

extension AuditedType {
  /// What the starting points are in the order of: points times commits, or points alone.
  fileprivate func figure(_ commits: Int) -> (terms: String, result: String) {
    let score = score?.score ?? 0
    guard commits > 0 else { return ("points", points(score)) }
    return (
      "\(points(score)) × \(counted(commits, "commit")) =", grouped(Int((score * Double(commits)).rounded()))
    )
  }
}

extension ScoreFormula {
  /// The meaning of a point, for readers who have not seen the tool.
  static var sentence: String {
    "Points measure tangled state. A group of variables gets \(surplusBit.drawn) for each bit that its reached states "
      + "do not need, \(writer.drawn) for each of these bits and each function that writes it (up to "
      + "\(writerBitCap.drawn) bits), \(combinedCondition.drawn) for each condition that combines its variables, and "
      + "\(openSetter.drawn) for each variable that other code sets. Swallowed enum cases and literal keys add at "
      + "most \(sideCap.drawn) each."
  }
}
