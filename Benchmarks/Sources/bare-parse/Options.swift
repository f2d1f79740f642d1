/// The command line, read by hand: the limit program carries no library that it does not measure.
struct Options {
  static let usage = """
    usage: bare-parse [--threads N] (--files-from LIST | PATH...)
      Reads and parses every .swift file below each PATH, and prints how many files and bytes that were.
      --threads N        number of workers, default one a core
      --files-from LIST  a file with one path a line; - is standard input
    """

  var threads: Int?
  var fileList: String?
  var paths: [String] = []

  /// Nil where the arguments make no sense.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--threads":
        guard let count = rest.next().flatMap({ Int($0) }), count > 0 else { return nil }
        threads = count
      case "--files-from":
        guard let list = rest.next() else { return nil }
        fileList = list
      default:
        if argument.hasPrefix("--") { return nil }
        paths.append(argument)
      }
    }
    if paths.isEmpty == (fileList == nil) { return nil }
  }
}
