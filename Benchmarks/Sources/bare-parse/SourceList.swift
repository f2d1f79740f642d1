#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files to parse, with their sizes.
struct SourceList {
  struct Entry {
    var path: String
    var size: Int
  }

  private(set) var entries: [Entry] = []

  /// Adds a file, or every `.swift` file below a folder. Hidden folders and symbolic links below it are left out.
  mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return cannotRead(path) }
    if status.st_mode & S_IFMT == S_IFDIR {
      addFolder(path)
    } else {
      entries.append(Entry(path: path, size: Int(status.st_size)))
    }
  }

  /// Adds the files that `list` names, one a line; `-` is standard input.
  mutating func addFiles(listedIn list: String) {
    if list != "-" {
      let descriptor = open(list, O_RDONLY)
      guard descriptor >= 0, dup2(descriptor, STDIN_FILENO) >= 0 else { return cannotRead(list) }
    }
    while let path = readLine() {
      add(path)
    }
  }

  /// Ties go by path, so that every run has the same order.
  mutating func sortLargestFirst() {
    entries.sort { ($0.size, $1.path) > ($1.size, $0.path) }
  }

  private mutating func addFolder(_ folder: String) {
    guard let stream = opendir(folder) else { return cannotRead(folder) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      if name.hasPrefix(".") { continue }
      addEntry(folder + "/" + name)
    }
  }

  private mutating func addEntry(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return cannotRead(path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: addFolder(path)
    case S_IFREG where path.hasSuffix(".swift"):
      entries.append(Entry(path: path, size: Int(status.st_size)))
    default: break
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
    }
  }

  private func cannotRead(_ path: String) {
    complain("bare-parse: cannot read \(path)")
  }
}
