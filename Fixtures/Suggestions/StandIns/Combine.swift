/// A stand-in for Combine: what sources about state need, with the constraints of the framework.
/// Nothing in it runs; it only lets sources be type-checked where the framework does not exist.
import Dispatch
import Foundation

// Publishers and subscribers.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A publisher of this module; others have to say themselves how they take subscribers.
public protocol _StandInPublisher: Publisher {}

extension _StandInPublisher {
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    fatalError()
  }
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public struct CombineIdentifier: Hashable, Sendable {
  public init() {}
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { fatalError() }
}

public enum Subscribers {
  public struct Demand: Hashable, Sendable {
    public static let unlimited = Demand()
    public static let none = Demand()
    public static func max(_ value: Int) -> Demand { fatalError() }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public init<C: Cancellable>(_ canceller: C) {}
  public func cancel() {}
  public func hash(into hasher: inout Hasher) {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func store(in set: inout Set<AnyCancellable>) {}
  public func store<C: RangeReplaceableCollection>(in list: inout C) where C.Element == AnyCancellable {}
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {}
  public func store<C: RangeReplaceableCollection>(in list: inout C) where C.Element == AnyCancellable {}
}

// Publishers by name.

public struct AnyPublisher<Output, Failure: Error>: _StandInPublisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
}

public struct Just<Output>: _StandInPublisher {
  public typealias Failure = Never
  public init(_ output: Output) {}
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> { fatalError() }
}

public struct Empty<Output, Failure: Error>: _StandInPublisher {
  public init(completeImmediately: Bool = true) {}
}

public struct Fail<Output, Failure: Error>: _StandInPublisher {
  public init(error: Failure) {}
}

public struct Deferred<DeferredPublisher: Publisher>: _StandInPublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public init(createPublisher: @escaping () -> DeferredPublisher) {}
}

public final class Future<Output, Failure: Error>: _StandInPublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {}
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() {}
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, _StandInPublisher {
  public init() {}
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, _StandInPublisher {
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> { fatalError() }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { fatalError() }

  public final class TimerPublisher: ConnectablePublisher, _StandInPublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func connect() -> any Cancellable { fatalError() }
  }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { fatalError() }

  public struct Publisher: _StandInPublisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
}

// Observable objects.

public final class ObservableObjectPublisher: _StandInPublisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

/// The value is read and written through the object that has the property; there is none in a struct.
@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}

  public struct Publisher: _StandInPublisher {
    public typealias Output = Value
    public typealias Failure = Never
  }

  public var projectedValue: Publisher {
    mutating get { fatalError() }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set {}
  }
}

// Schedulers.

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { fatalError() }
}

/// The time of all schedulers here; the framework has one for each.
public struct _StandInTime: Strideable, Sendable {
  public func distance(to other: _StandInTime) -> Stride { fatalError() }
  public func advanced(by n: Stride) -> _StandInTime { fatalError() }

  public struct Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral, Sendable,
    SchedulerTimeIntervalConvertible
  {
    public var magnitude: Double
    public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
    public init(floatLiteral value: Double) { fatalError() }
    public static func < (lhs: Stride, rhs: Stride) -> Bool { fatalError() }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
    public static func *= (lhs: inout Stride, rhs: Stride) {}
    public static func seconds(_ s: Int) -> Stride { fatalError() }
    public static func seconds(_ s: Double) -> Stride { fatalError() }
    public static func milliseconds(_ ms: Int) -> Stride { fatalError() }
    public static func microseconds(_ us: Int) -> Stride { fatalError() }
    public static func nanoseconds(_ ns: Int) -> Stride { fatalError() }
  }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = _StandInTime
  public struct SchedulerOptions {}
  public var now: _StandInTime { fatalError() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _StandInTime
  public struct SchedulerOptions {}
  public var now: _StandInTime { fatalError() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
}

// Operators.

/// What an operator makes; the framework has a type for each.
public struct _StandInOperator<Upstream, Output, Failure: Error>: _StandInPublisher {}

extension Publisher {
  public typealias _Same = _StandInOperator<Self, Output, Failure>

  public func map<T>(_ transform: @escaping (Output) -> T) -> _StandInOperator<Self, T, Failure> { .init() }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> _StandInOperator<Self, T, Failure> { .init() }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> _StandInOperator<Self, T, any Error> {
    .init()
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> _StandInOperator<Self, T, Failure> {
    .init()
  }
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> _StandInOperator<Self, T, P.Failure> where T == P.Output, Failure == P.Failure { .init() }
  public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder)
    -> _StandInOperator<Self, Item, any Error> where Output == Data
  { .init() }
  public func mapError<E: Error>(_ make: @escaping (Failure) -> E) -> _StandInOperator<Self, Output, E> {
    .init()
  }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> _StandInOperator<Self, Output, P.Failure> where P.Output == Output
  { .init() }
  public func replaceError(with output: Output) -> _StandInOperator<Self, Output, Never> { .init() }
  public func replaceNil<T>(with one: T) -> _StandInOperator<Self, T, Failure> where Output == T? { .init() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> _Same { .init() }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> _Same { .init() }
  public func dropFirst(_ count: Int = 1) -> _Same { .init() }
  public func prefix(_ maxLength: Int) -> _Same { .init() }
  public func first() -> _Same { .init() }
  public func prepend(_ elements: Output...) -> _Same { .init() }
  public func retry(_ retries: Int) -> _Same { .init() }
  public func share() -> _Same { .init() }
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> _StandInOperator<Self, T, Failure>
  { .init() }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> _Same { .init() }
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> _Same { .init() }
  public func subscribe<S: Scheduler>(on scheduler: S) -> _Same { .init() }
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Same { .init() }
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> _Same
  { .init() }
  public func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S) -> _Same { .init() }
  public func combineLatest<P: Publisher>(_ other: P)
    -> _StandInOperator<Self, (Output, P.Output), Failure> where P.Failure == Failure
  { .init() }
  public func merge<P: Publisher>(with other: P) -> _Same where P.Failure == Failure, P.Output == Output {
    .init()
  }
  public func switchToLatest() -> _StandInOperator<Self, Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { .init() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init(self) }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { fatalError() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> _Same { .init() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  { fatalError() }
  public func assign(to published: inout Published<Output>.Publisher) {}
  public func setFailureType<E: Error>(to type: E.Type) -> _StandInOperator<Self, Output, E> { .init() }
}

public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: _StandInPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B) {}
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _StandInPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  public struct Merge<A: Publisher, B: Publisher>: _StandInPublisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B) {}
  }
}
