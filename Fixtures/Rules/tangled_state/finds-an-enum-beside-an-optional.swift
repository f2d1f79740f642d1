// The start counts in one phase only: a payload of its case.
import Foundation

final class Trip {
  enum Phase { case planned, running, over }

  private var phase = Phase.planned  //~ tangled_state "'start' is only ever set while 'phase' is 'running': at most 3 of 6 combinations are reached"
  private var start: Date?

  func leave(at date: Date) {
    phase = .running
    start = Date(timeInterval: 60, since: date)
  }

  func arrive() {
    phase = .over
    start = nil
  }
}
