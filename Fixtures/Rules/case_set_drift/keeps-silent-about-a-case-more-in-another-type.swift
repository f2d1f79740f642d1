// What only one type has to do with may be asked for there.
enum Storage { case disk, memory, network, none }

struct Entry { var storage = Storage.none }

struct Reader {
  let entry: Entry
  func read() { if entry.storage == .disk || entry.storage == .memory { print(1) } }
}

struct Writer {
  let entry: Entry
  func write() { if entry.storage == .disk || entry.storage == .memory { print(2) } }
}

struct Uploader {
  let entry: Entry
  func upload() {
    if entry.storage == .disk || entry.storage == .memory || entry.storage == .network { print(3) }
  }
}
