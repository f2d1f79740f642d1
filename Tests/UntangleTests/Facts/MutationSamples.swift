/// Texts with many constructs each, to be broken by `MutationTests`.
let mutationSamples = [
  """
  final class Player: NSObject {
    @Published private(set) var isOn = false, isLoud: Bool = true { didSet { if oldValue { stop() } } }
    var file: File?; lazy var view: View = { isOn = true; return View() }()
    var isBusy: Bool { isOn || file != nil }
    subscript(index: Int) -> Bool { get { isOn } set { isOn = newValue } }
    init?(file: File) { guard let size = file.size, size > 1 else { return nil }; self.file = file }
    func stop() throws { defer { isOn = false }
      do { try save(); isOn.toggle() } catch let error as Oops where isOn { print(error) } catch { throw error }
      (isOn, isLoud) = (isLoud, isOn) }
  }
  """,
  """
  enum Load: String { case idle = "a", busy, `default`; indirect case failed(Error, code: Int)
    mutating func next() { switch self { case .idle: self = .busy; case .failed(let e, _) where e.isX: fallthrough
      case .busy?, nil: break; @unknown default: fatalError() } } }
  extension Load { var isIdle: Bool { if case .idle = self { true } else { false } } }
  func use(_ x: Load?, y: (Load, Bool)) -> Int { let z = switch y { case (.idle, true): 1; case (_, _): 2 }
    outer: while let x, x != .idle { for i in 0..<3 where i > z { if i == 2 { continue outer }; break } }
    repeat { z += 1 } while z < 3 && !y.1; return x.map { $0.isIdle ? 1 : 2 } ?? 0 }
  """,
  """
  struct Panel: View { @State var isShown = false; @Binding var isOn: Bool; @AppStorage("key") var isDark = false
    var body: some View { VStack { if isShown { Text("x\\(isOn ? "a" : "b")") }
      Button("Go") { [weak model] in model?.start(); isShown = true; Task { await load() } } }
      .sheet(isPresented: $isShown) { Detail(isOn: $isOn) }.onAppear(perform: load) }
    private func load() async { isShown = await fetch(\\.isOn, { self[keyPath: \\.isOn] = $0 }) } }
  #Preview { @Previewable @State var isOn = true; Panel(isOn: $isOn) }
  """,
  """
  extension Notification.Name { static let a = Self("k1"), b: Notification.Name = .init(rawValue: "k2") }
  enum Keys { static let one = "one"; enum Raw: String { case two, three = "3" } }
  func read(_ key: String, d: UserDefaults = .standard) -> Bool { d.bool(forKey: key) }
  func f() { UserDefaults.standard.set(true, forKey: Keys.one); read("x"); _ = UIImage(named: y ? "a" : "b")
    NotificationCenter.default.post(name: .a, object: nil, userInfo: ["k": 1]); register(defaults: ["z": #"r"#])
    if segue.identifier == "s" { perform(#selector(stop(_:)), with: Selector(("x"))) } }
  struct W { @UserDefault(key: "w", fallback: 1) var w: Int; let t = \"\"\"
    a "quoted" \\(1 + 2)
    \"\"\" }
  """,
  """
  // untangle:disable tangled_state - why 😀
  import Foundation
  var isRunning = false, (a, b) = (true, 1)
  #if DEBUG
  func start() { isRunning = true }
  #elseif os(iOS)
  func start() { isRunning = false; func inner() { isRunning.toggle() }; inner() }
  #endif
  if isRunning, #available(iOS 17, *) { start() } else if case let x? = y { print(x) }
  class Q { static var s = true; func f() { Self.s = false; Q.s.toggle(); let c = { Q.s = $0 }; c(true); g(c) }
    #if A
    var z: Bool
    #endif
  } // untangle:enable tangled_state
  """,
  """
  protocol P { var isOn: Bool { get set }; associatedtype T }
  actor A<T: P>: P where T.T == Int { var isOn: Bool = true; var state: State? = nil; enum State { case x(Int), y }
    nonisolated(unsafe) static var all: [String: Bool] = [:]; typealias S = State
    func go() async throws -> S? { async let v = load(); state = try await v ?? .x(1); isOn = state == .x(1) || state == nil
      try? save { self.isOn = false }; return isOn ? state : { state = .y; return .y }() }
    func swap(_ o: inout Bool, with p: A) { o = isOn; p.isOn = o; (o, _) = (!o, 1); &isOn; isOn &&= o; _isOn = State(initialValue: o) } }
  """,
]
