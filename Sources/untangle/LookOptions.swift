import ArgumentParser
import UntangleReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The look of tables.
struct LookOptions: ParsableArguments {
  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: """
      Colours and links: auto is a terminal's, unless NO_COLOR is set; FORCE_COLOR and CLICOLOR_FORCE \
      ask for them elsewhere.
      """)
  var color: Color = .auto

  @Flag(help: "Also show how often each rule was found, in the table.")
  var statistics = false

  @OptionGroup var linking: TerminalLinkOptions

  /// The page for a stream.
  func page(on stream: Console.Stream) throws -> Page {
    Page(
      width: Console.width(of: stream), look: Self.look(color, on: stream, try linking.target()),
      ending: statistics ? .statistics : .summary)
  }

  /// `--color` wins over the environment, and `NO_COLOR` wins over variables that ask for colour.
  static func look(_ color: Color, on stream: Console.Stream, _ links: TerminalTarget) -> Page.Look {
    switch color {
    case .never: return .plain
    case .always: return richest(on: stream, links)
    case .auto: break
    }
    if Environment.value(of: "NO_COLOR") != nil { return .plain }
    if Environment.asks("FORCE_COLOR") || Environment.asks("CLICOLOR_FORCE") {
      return richest(on: stream, links)
    }
    let isDumb = Environment.value(of: "TERM").map { $0 == "dumb" } ?? true
    return Console.isTerminal(stream) && !isDumb ? Self.richest(on: stream, links) : .plain
  }

  /// Adds links if the terminal is known to support them; other terminals would print the addresses.
  private static func richest(on stream: Console.Stream, _ links: TerminalTarget) -> Page.Look {
    guard Console.isTerminal(stream), Environment.knowsLinks, let target = links.links
    else { return .colored }
    return .linked(target)
  }
}

/// Access to the environment variables and the current folder.
enum Environment {
  /// nil if the variable is not set or empty.
  static func value(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  static func asks(_ name: String) -> Bool { value(of: name).map { $0 != "0" } ?? false }

  /// Whether the terminal is one that supports links, judged by the variables that terminals set.
  static var knowsLinks: Bool {
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio"]
    if let program = value(of: "TERM_PROGRAM"), programs.contains(program) { return true }
    if let version = value(of: "VTE_VERSION").flatMap({ Int($0) }), version >= 5_000 { return true }
    return isKitty || ["WT_SESSION", "KONSOLE_VERSION"].contains { value(of: $0) != nil }
  }

  /// How the terminal finds the line in the address of a file.
  static var linkedLines: TerminalLinks.Lines {
    let isNamed = value(of: "TERM_PROGRAM").map(["iTerm.app", "vscode"].contains) ?? false
    return isNamed || isKitty ? .fragment : .unnamed
  }

  /// A remote shell inherits the name of the terminal, and not its window.
  private static var isKitty: Bool {
    value(of: "KITTY_WINDOW_ID") != nil || value(of: "TERM") == "xterm-kitty"
  }

  /// The name of this machine for links to its files; empty for terminals that need none. Ghostty refuses a
  /// `file:` address without it, as the file may be another machine's.
  static var linkedHost: String {
    guard value(of: "TERM_PROGRAM") == "ghostty" else { return "" }
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether the program runs in an Xcode build.
  static var isXcode: Bool { value(of: "XCODE_VERSION_ACTUAL") != nil }

  static var folder: String? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
