/// A stand-in for SwiftUI: what sources about state need, with the constraints of the framework.
/// Nothing in it runs; it only lets sources be type-checked where the framework does not exist.
@_exported import Combine
@_exported import Foundation
@_exported import Observation

// Views and their builder.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view of this module. Others have to write a body.
public protocol _Primitive: View where Body == Never {}
extension _Primitive { public var body: Never { fatalError() } }
extension Never: View { public var body: Never { fatalError() } }
extension Optional: View, _Primitive where Wrapped: View {}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> { .init() }
  public static func buildIf<C: View>(_ content: C?) -> C? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { fatalError() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { fatalError() }
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { fatalError() }
}

public nonisolated struct TupleView<T>: _Primitive {}
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: _Primitive {}
public nonisolated struct EmptyView: _Primitive { public init() {} }
public nonisolated struct AnyView: _Primitive { public init<V: View>(_ view: V) {} }

// Wrappers of state.

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral { public init() {} }

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public init(projectedValue: Binding<Value>) {}
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) { fatalError() }
  public static func constant(_ value: Value) -> Binding<Value> { make() }
  static func make() -> Binding<Value> { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { self }
  public subscript<V>(dynamicMember path: WritableKeyPath<Value, V>) -> Binding<V> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { fatalError() } }

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<V>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, V>) -> Binding<V> { .make() }
  }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public var wrappedValue: ObjectType
  public var projectedValue: Wrapper { fatalError() }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public nonisolated init() {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError() }
}
extension Bindable where Value: AnyObject {
  public subscript<V>(dynamicMember path: ReferenceWritableKeyPath<Value, V>) -> Binding<V> { .make() }
}
extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { fatalError() }
  public init(_ wrappedValue: Value) { fatalError() }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
  public var wrappedValue: Value { fatalError() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { fatalError() } set {} }
  public var isEnabled: Bool { get { fatalError() } set {} }
  public var isPresented: Bool { fatalError() }
  public var scenePhase: ScenePhase { get { fatalError() } set {} }
  public var dismiss: DismissAction { fatalError() }
}
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() {} }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let key: String
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}
/// What can be stored as it is; the framework has an init for each of these types.
public protocol _Storable {}
extension Bool: _Storable {}
extension Int: _Storable, _FormatSpecifiable {}
extension Double: _Storable, _FormatSpecifiable {}
extension String: _Storable, _FormatSpecifiable, _Title {}
extension URL: _Storable {}
extension Data: _Storable {}
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _Storable { self.key = key }
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.key = key }
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.key = key }
  public init<V: _Storable>(_ key: String, store: UserDefaults? = nil) where Value == V? { self.key = key }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.key = key }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.key = key }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let id: Int
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding { self }
  }
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding { fatalError() }
}

// Texts and controls.

/// A key takes strings, numbers and formatted values, and nothing else, between its parentheses.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
  }
}
public protocol _FormatSpecifiable {}
extension Substring: _FormatSpecifiable, _Title {}
extension Text: _FormatSpecifiable, _Title {}

public nonisolated struct Text: _Primitive {
  public init(_ key: _Key) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(verbatim content: String) {}
}
public nonisolated struct Image: _Primitive {
  public init(_ name: String) {}
  public init(systemName: String) {}
}
public nonisolated struct Color: _Primitive, Hashable, Sendable {
  public static let red = Color(), green = Color(), blue = Color(), orange = Color(), gray = Color()
  public static let primary = Color(), secondary = Color(), accentColor = Color()
}
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole(), cancel = ButtonRole()
}
public typealias _Action = @MainActor () -> Void
public typealias _Key = LocalizedStringKey
public nonisolated struct Button<Label: View>: _Primitive {
  public init(role: ButtonRole? = nil, action: @escaping _Action, @ViewBuilder label: () -> Label) {}
}
nonisolated extension Button where Label == Text {
  public init(_ key: _Key, role: ButtonRole? = nil, action: @escaping _Action) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping _Action) {}
}
public nonisolated struct Toggle<Label: View>: _Primitive {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public init(_ key: _Key, isOn: Binding<Bool>) where Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {}
}
public nonisolated struct TextField: _Primitive { public init(_ key: _Key, text: Binding<String>) {} }
public nonisolated struct SecureField: _Primitive { public init(_ key: _Key, text: Binding<String>) {} }
public nonisolated struct Label: _Primitive {
  public init(_ key: _Key, systemImage: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}
public nonisolated struct Picker<SelectionValue: Hashable, Content: View>: _Primitive {
  public init(_ key: _Key, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct ProgressView: _Primitive {
  public init() {}
  public init(_ key: _Key) {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}

// Containers.

public nonisolated struct Group<C: View>: _Primitive { public init(@ViewBuilder content: () -> C) {} }
public nonisolated struct Form<C: View>: _Primitive { public init(@ViewBuilder content: () -> C) {} }
public nonisolated struct ScrollView<C: View>: _Primitive { public init(@ViewBuilder content: () -> C) {} }
public nonisolated struct ZStack<C: View>: _Primitive { public init(@ViewBuilder content: () -> C) {} }
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public nonisolated struct VStack<C: View>: _Primitive {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) {}
}
public nonisolated struct HStack<C: View>: _Primitive {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}
}
public nonisolated struct Spacer: _Primitive { public init() {} }
public nonisolated struct Section<C: View>: _Primitive {
  public init(@ViewBuilder content: () -> C) {}
  public init(_ key: _Key, @ViewBuilder content: () -> C) {}
}
public nonisolated struct List<Content: View>: _Primitive {
  public init(@ViewBuilder content: () -> Content) {}
  public init<V: Hashable>(selection: Binding<V?>, @ViewBuilder content: () -> Content) {}
  public init<D: RandomAccessCollection, R: View>(_ data: D, @ViewBuilder row: @escaping (D.Element) -> R)
  where Content == ForEach<D, D.Element.ID, R>, D.Element: Identifiable {}
  public init<D: RandomAccessCollection, ID: Hashable, R: View>(
    _ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder row: @escaping (D.Element) -> R
  ) where Content == ForEach<D, ID, R> {}
}
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Primitive {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
public nonisolated struct NavigationStack<Data, Root: View>: _Primitive {
  public init(@ViewBuilder root: () -> Root) where Data == [Never] {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {}
}

// Modifiers.

/// What a title of an alert or a dialog may be beside a key.
public protocol _Title {}
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

nonisolated extension View {
  public typealias _Dismissed = (() -> Void)?
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: _Dismissed = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  public func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: _Dismissed = nil, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { self }
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: _Dismissed = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  public func fullScreenCover<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: _Dismissed = nil, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { self }
  public func popover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C)
    -> some View { self }
  public func popover<Item: Identifiable, C: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { self }
  public func navigationDestination<C: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> C)
    -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  public func alert<A: View, M: View>(
    _ key: _Key, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { self }
  @_disfavoredOverload public func alert<T: _Title, A: View, M: View>(
    _ title: T, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { self }
  public func alert<A: View, D>(
    _ key: _Key, isPresented: Binding<Bool>, presenting data: D?, @ViewBuilder actions: (D) -> A
  ) -> some View { self }
  public func alert<A: View, M: View, D>(
    _ key: _Key, isPresented: Binding<Bool>, presenting data: D?, @ViewBuilder actions: (D) -> A,
    @ViewBuilder message: (D) -> M
  ) -> some View { self }
  @_disfavoredOverload public func alert<T: _Title, A: View, D>(
    _ title: T, isPresented: Binding<Bool>, presenting data: D?, @ViewBuilder actions: (D) -> A
  ) -> some View { self }
  @_disfavoredOverload public func alert<T: _Title, A: View, M: View, D>(
    _ title: T, isPresented: Binding<Bool>, presenting data: D?, @ViewBuilder actions: (D) -> A,
    @ViewBuilder message: (D) -> M
  ) -> some View { self }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public func confirmationDialog<A: View, M: View>(
    _ key: _Key, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { self }
  public func confirmationDialog<A: View, D>(
    _ key: _Key, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: D?,
    @ViewBuilder actions: (D) -> A
  ) -> some View { self }
  public func confirmationDialog<A: View, M: View, D>(
    _ key: _Key, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: D?,
    @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M
  ) -> some View { self }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public typealias _Work = @Sendable () async -> Void
  public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping _Work)
    -> some View { self }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping _Work
  ) -> some View { self }
  public func refreshable(@_inheritActorContext action: @escaping _Work) -> some View { self }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View { self }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }

  public func disabled(_ disabled: Bool) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func padding(_ length: CGFloat? = nil) -> some View { self }
  public func foregroundStyle(_ style: Color) -> some View { self }
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  public func overlay<V: View>(_ overlay: V) -> some View { self }
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  public func navigationTitle(_ key: _Key) -> some View { self }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func searchable(text: Binding<String>) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func accessibilityLabel(_ key: _Key) -> some View { self }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
}

public struct Animation: Equatable, Sendable { public static let `default` = Animation() }
public func withAnimation<R>(_ kind: Animation? = .default, _ run: () throws -> R) rethrows -> R { try run() }

/// What `alert(isPresented:content:)` shows, from before there were closures for buttons.
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
nonisolated extension View {
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
}
