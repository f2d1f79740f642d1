import UntangleFacts

/// The policy for closures that run later.
package enum ClosureCalls: Hashable, Sendable {
  /// Decided by the function that the closure is passed to.
  case inferred
  /// Each runs at most once for each time it is created.
  case once
  /// Each runs any number of times.
  case repeating
}

/// When a closure runs, as far as its position in the source shows.
enum ClosureReading: Hashable {
  /// Once, before the enclosing call returns.
  case atOnce
  /// Zero or more times, before the enclosing call returns.
  case inPlace
  case later(Recurrence)
  /// Unknown: before the call returns or later, any number of times.
  case unknown
}

extension Closure.Fate {
  /// Whether the closure is passed to `Task`.
  var isTask: Bool {
    switch self {
    case .argument("Task", _), .ownArgument("Task", _): true
    case .argument, .ownArgument, .immediate, .local, .stored: false
    }
  }

  /// How the search models the closure. Decided by names, since types are unknown.
  func reading(_ calls: ClosureCalls) -> ClosureReading {
    let reading = inferredReading
    switch calls {
    case .inferred: return reading
    case .once: return reading.isLate ? .later(.once) : reading
    case .repeating: return reading == .later(.once) ? .later(.repeating) : reading
    }
  }

  private var inferredReading: ClosureReading {
    switch self {
    case .immediate: .atOnce
    case .local, .stored: .later(.repeating)
    case .argument(let function, let label), .ownArgument(let function, let label):
      reading(function, label)
    }
  }

  private func reading(_ function: String, _ label: String?) -> ClosureReading {
    if let label, oneShotLabels.contains(label) { return .later(.once) }
    if runsOnce.contains(function) { return .atOnce }
    if runsEach.contains(function) { return .inPlace }
    if oneShots.contains(function) { return .later(.once) }
    if repeats.contains(function) || isNamedAfterEvent(function) { return .later(.repeating) }
    return .unknown
  }

  /// As `onTapGesture` or `onChange`; also types of SwiftUI that take an action, as `Button` or `Toggle`.
  private func isNamedAfterEvent(_ function: String) -> Bool {
    let bytes = function.utf8
    guard let first = bytes.first else { return false }
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return true }
    guard function.hasPrefix("on"), bytes.count > 2 else { return false }
    let third = bytes[bytes.index(bytes.startIndex, offsetBy: 2)]
    return third >= UInt8(ascii: "A") && third <= UInt8(ascii: "Z")
  }
}

/// Labels of completion handlers, which are called at most once.
private let oneShotLabels: Set<String> = [
  "completion", "completionHandler", "onCompletion", "completionBlock", "whenDone", "then",
]

/// Functions that call their closure exactly once before they return.
private let runsOnce: Set<String> = [
  "sync", "withLock", "withLockUnchecked", "withCriticalRegion", "performAndWait", "autoreleasepool",
  "withAnimation", "withTransaction", "performWithoutAnimation", "animate", "assumeIsolated", "run",
  "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
  "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup", "withExtendedLifetime",
  "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes",
]

/// Functions of collections and optionals, which call the closure once for each element.
private let runsEach: Set<String> = [
  "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "first", "last", "contains",
  "allSatisfy", "sorted", "sort", "min", "max", "removeAll", "drop", "prefix", "mapValues",
  "compactMapValues", "firstIndex", "lastIndex", "partition", "concurrentPerform",
]

private let oneShots: Set<String> = [
  "async", "asyncAfter", "Task", "detached", "perform", "performBackgroundTask", "addOperation",
  "addTask", "notify", "DispatchWorkItem", "BlockOperation", "dataTask", "downloadTask", "uploadTask",
  "present", "dismiss", "requestAuthorization", "requestAccess",
]

private let repeats: Set<String> = [
  "scheduledTimer", "sink", "addObserver", "observe", "subscribe", "bind", "assign", "addAction",
  "addPeriodicTimeObserver", "addBoundaryTimeObserver", "setEventHandler", "#selector", "addTarget",
  "startAccelerometerUpdates", "startDeviceMotionUpdates", "handleEvents", "setCancelHandler",
]
