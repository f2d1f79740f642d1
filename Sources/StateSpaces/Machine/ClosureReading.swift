import UntangleFacts

/// How closures that run later are read.
package enum ClosureCalls: Hashable, Sendable {
  /// By the function that they are handed to.
  case inferred
  /// All of them at most once for each time that they are made.
  case once
  /// All of them any number of times.
  case repeating
}

/// When a closure runs, as far as its place in the source tells.
enum ClosureReading: Hashable {
  /// Once, before the call around it returns.
  case atOnce
  /// Zero or more times, before the call around it returns.
  case inPlace
  case later(Recurrence)
  /// Nobody knows: in place, later, any number of times.
  case unknown
}

extension Closure.Fate {
  /// Whether it is what a `Task` does.
  var isTask: Bool {
    switch self {
    case .argument("Task", _), .ownArgument("Task", _): true
    case .argument, .ownArgument, .immediate, .local, .stored: false
    }
  }

  /// How the engine reads it. Names decide: no types are known.
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

  /// `onTapGesture`, `onChange`; and what SwiftUI makes of an action: `Button`, `Toggle`.
  private func isNamedAfterEvent(_ function: String) -> Bool {
    let bytes = function.utf8
    guard let first = bytes.first else { return false }
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return true }
    guard function.hasPrefix("on"), bytes.count > 2 else { return false }
    let third = bytes[bytes.index(bytes.startIndex, offsetBy: 2)]
    return third >= UInt8(ascii: "A") && third <= UInt8(ascii: "Z")
  }
}

/// Labels of completion handlers: called once or never.
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

/// Functions of collections and optionals: once for each element.
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
