#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// The files that are of no use unless the process goes on: what it removes when a signal ends it.
///
/// A place for each, so that a signal's handler needs neither memory nor a lock. Where all places are taken, a file
/// may stay behind, for a later run to remove.
package enum ScratchList {
  /// Never changes, but for what is in its atomic places.
  private nonisolated(unsafe) static let places: UnsafeMutableBufferPointer<Atomic<UInt>> = {
    let places = UnsafeMutableBufferPointer<Atomic<UInt>>.allocate(capacity: 32)
    for index in places.indices { places.initializeElement(at: index, to: Atomic(0)) }
    return places
  }()

  /// To be called before a handler may ask.
  package static func prepare() { _ = places.count }

  static func add(_ path: FilePath) {
    guard let copy = path.withCString({ strdup($0) }) else { return }
    let bits = UInt(bitPattern: copy)
    for index in places.indices
    where places[index].compareExchange(expected: 0, desired: bits, ordering: .acquiringAndReleasing)
      .exchanged
    {
      return
    }
    free(copy)
  }

  /// The memory of the name is left: a handler may be looking at it.
  static func drop(_ path: FilePath) {
    for index in places.indices {
      let bits = places[index].load(ordering: .acquiring)
      guard let name = UnsafePointer<CChar>(bitPattern: bits), path.withCString({ strcmp($0, name) }) == 0
      else { continue }
      places[index].store(0, ordering: .releasing)
    }
  }

  /// May be called by a signal's handler.
  package static func removeAll() {
    for index in places.indices {
      let bits = places[index].exchange(0, ordering: .acquiringAndReleasing)
      if let name = UnsafePointer<CChar>(bitPattern: bits) { unlink(name) }
    }
  }
}
