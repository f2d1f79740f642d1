import Synchronization
import UntanglePipeline
import UntangleReports

/// Wall-clock times of a run's stages and rules; the times of a repeated stage are added up.
final class RunTimes: Sendable {
  private struct Entry {
    var name: String
    var time: Duration
  }

  private struct Times {
    var stages: [Entry] = []
    /// The start of the current stage; nil if no stage is running.
    var start: ContinuousClock.Instant?
    var rules: [Entry] = []
  }

  /// How much is told.
  enum Detail { case stages, rules }

  private let times = Mutex(Times())
  private let detail: Detail

  init(_ detail: Detail) { self.detail = detail }

  func update(_ stage: RunStage) {
    times.withLock { times in
      if case .checked(let rule, let time) = stage {
        times.rules.append(Entry(name: rule, time: time))
        return
      }
      guard times.stages.last?.name != stage.name else { return }
      Self.close(&times)
      times.stages.append(Entry(name: stage.name, time: .zero))
      times.start = .now
    }
  }

  func finish() { times.withLock { Self.close(&$0) } }

  private static func close(_ times: inout Times) {
    guard let start = times.start, !times.stages.isEmpty else { return }
    times.stages[times.stages.count - 1].time += .now - start
    times.start = nil
  }

  /// The stages on one line; or a table of them, then the rules, the slowest first.
  func lines(width: Int?) -> [String] {
    let (stages, rules) = times.withLock { ($0.stages, $0.rules) }
    let rest = isRepeated(stages) ? ["the rest is known from an earlier run; --no-cache does it again"] : []
    let sums = Self.sums(stages)
    switch detail {
    case .stages:
      let parts = sums.map { "\($0.name) \($0.time.milliseconds) ms" }
      return ["time: " + parts.joined(separator: ", ")] + rest
    case .rules:
      let rows =
        sums.map { [TableCell($0.name), TableCell($0.time.milliseconds)] }
        + Self.sums(rules).sorted { ($1.time, $0.name) < ($0.time, $1.name) }.map {
          [TableCell("  \($0.name)"), TableCell($0.time.milliseconds)]
        }
      let columns = [TableColumn("stage"), TableColumn("ms", alignment: .right)]
      return Table(columns: columns, rows: rows).lines(width: width) + rest
    }
  }

  /// Whether an outcome was found in the cache: then nothing is put together.
  private func isRepeated(_ stages: [Entry]) -> Bool {
    !stages.isEmpty && !stages.contains { $0.name == RunStage.merging.name }
  }

  private static func sums(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    for entry in entries {
      if let index = result.firstIndex(where: { $0.name == entry.name }) {
        result[index].time += entry.time
      } else {
        result.append(entry)
      }
    }
    return result
  }
}

extension RunStage {
  fileprivate var name: String {
    switch self {
    case .searching: "search for files"
    case .reading: "read and parse"
    case .merging: "put files together"
    case .counting: "states, keys and switches"
    case .checking, .checked: "rules"
    }
  }
}

extension Duration {
  /// Milliseconds with one decimal.
  fileprivate var milliseconds: String {
    let tenths = (self / .microseconds(100)).rounded()
    return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
  }
}
