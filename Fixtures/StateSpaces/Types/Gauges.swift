//~ states Gauges exact
//~ variables isHot isAlarmed isQuiet
//~ make Gauges()
//~ do it.heat()
//~ do it.cool()
//~ do it.rest()
//~ rewrite refused: between

/// A getter with a body of its own looks between two writes.
final class Gauges {
  private(set) var isHot = false
  private(set) var isAlarmed = false
  private(set) var isQuiet = false
  private var log = ""

  var summary: String {
    var text = ""
    if isHot { text += "hot" }
    if isAlarmed { note(text) }
    return text
  }

  func heat() {
    guard !isHot else { return }
    isQuiet = false
    isAlarmed = true
    log = summary
    isHot = true
  }

  func cool() {
    guard isHot else { return }
    isHot = false
    isAlarmed = false
  }

  func rest() {
    guard !isHot else { return }
    isQuiet = true
  }
}
