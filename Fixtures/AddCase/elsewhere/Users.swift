// Uses through properties of other types, protocols, aliases, closures and results of functions.

final class Center {
  static let shared = Center()
  var items: [Signals.Item] = []
  var byName: [String: Signals.Item] = [:]
  var mode = PowerMode.work
  lazy var lastMode: PowerMode? = nil
  var onMode: ((PowerMode) -> Void)?

  func current() -> Signals.Item { items[0] }

  func count() -> Int {
    items.filter { $0.kind == .start }.count  //~ silent "is not `.start`: answers `false`"
  }

  func find() -> Bool {
    let first = items.first { $0.kind == .stop } != nil  //~ silent "is not `.stop`: answers `false`"
    return first || items.contains(where: { item in item.kind == .other })  //~ silent "is not `.other`: answers `false`"
  }

  func handle() {
    for item in items {
      switch item.kind {  //~ flagged
      case .start: print(1)
      case .stop, .other: continue
      }
    }
    items.forEach { item in
      switch item.kind {
      case .start: print(2)
      default: break  //~ silent "takes the `default`: `break`"
      }
    }
    switch current().kind {  //~ flagged
    case .start, .stop: break
    case .other: print(3)
    }
    switch byName["a"]?.kind {  //~ flagged
    case .start?, .stop?: break
    case .other?, nil: print(4)
    }
    switch Center.shared.mode {  //~ flagged
    case .work: break
    case .rest: break
    }
    onMode = { mode in
      switch mode {  //~ flagged
      case .work: print(5)
      case .rest: print(6)
      }
    }
  }

  func isStarting(_ kind: SignalKind, in other: Signals.Kind = .start) -> Bool {
    if kind == .stop && other == .stop { return false }  //~ silent "the `if` is skipped" //~ silent "the `if` is skipped"
    return kind == Signals.Kind.start  //~ silent "answers `false`"
  }

  var isResting: Bool {
    get { mode == .rest }  //~ silent "answers `false`"
    set { mode = newValue ? .rest : .work }
  }
}

extension Themed {
  var isDark: Bool {
    switch theme {  //~ flagged
    case .dark: true
    case .light: false
    }
  }

  func pick<Value>(_ light: Value, _ dark: Value) -> Value { theme == .dark ? dark : light }  //~ silent "the ternary gives: `light`"
}

extension Signals.Kind {
  var isEdge: Bool { self == .start || self == .stop }  //~ silent "answers `false`"

  func matches(_ other: Self) -> Bool {
    switch (self, other) {  //~ flagged "`(.alarm, _)`"
    case (.start, .start), (.stop, .stop), (.other, .other): return true
    case (.start, _), (.stop, _), (.other, _): return false
    }
  }
}

enum ModeUser {
  static func nested() -> Int {
    func inner(_ mode: PowerMode) -> Int {
      switch mode {  //~ flagged
      case .work: return 1
      case .rest: return 2
      }
    }
    let mode = PowerMode.work
    let chosen = mode
    return switch chosen {  //~ flagged
    case .work: inner(.rest)
    case .rest: inner(mode)
    }
  }
}
