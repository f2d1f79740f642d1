//@ add = ScreenPhase.paused
//@ add = LoadFailure.refused
//@ add = Tree.node
// Payloads, and enums in the payloads of others.

enum ScreenPhase { case idle, loading(progress: Double), loaded([String]), failed(LoadFailure, Int) }

enum LoadFailure: Error { case offline, timeout }

indirect enum Tree { case leaf, branch(Tree, Tree) }

final class Screen {
  private(set) var phase: ScreenPhase = .idle

  func title() -> String {
    switch phase {  //~ flagged "`.paused`"
    case .idle: "idle"
    case .loading(let progress): "\(progress)"
    case .loaded(let names): names.joined()
    case .failed(let failure, _): "\(failure)"
    }
  }

  func reason() -> Int {
    switch phase {  //~ flagged "`.paused`" //~ flagged "`.failed(.refused, _)`"
    case .failed(.offline, _): return 1
    case .failed(.timeout, let count): return count
    case .idle, .loading, .loaded: return 0
    }
  }

  func offline() -> Bool {
    if case .failed(.offline, _) = phase { return true }  //~ silent "the `if` is skipped" //~ silent "the `if` is skipped"
    guard case let .loaded(names) = phase else { return false }  //~ silent "the `guard` leaves"
    return !names.isEmpty
  }

  func positive() -> Bool {
    switch phase {  //~ flagged "`.paused`"
    case .loading(let progress) where progress > 0: return true
    case .idle, .loading, .loaded, .failed: return false
    }
  }

  func whole() -> String {
    switch phase {
    case .failed(let both): "\(both)"
    case _: "fine"  //~ silent "takes `case _`"
    }
  }
}

extension LoadFailure {
  var isFinal: Bool { if case .offline = self { true } else { false } }  //~ silent "the `else` branch runs"
}

func load(_ result: Result<Int, LoadFailure>) -> Int {
  switch result {  //~ flagged
  case .success(let number): return number
  case .failure(.offline): return 1
  case .failure(.timeout): return 2
  }
}

func depth(of tree: Tree) -> Int {
  switch tree {  //~ flagged
  case .leaf: return 0
  case .branch(.leaf, let right): return depth(of: right) + 1
  case .branch(let left, .leaf): return depth(of: left) + 1
  case .branch(let left, let right): return max(depth(of: left), depth(of: right)) + 1
  }
}
