#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// The temporary files that the process removes when a signal ends it.
///
/// Slots are preallocated, so that a signal handler needs neither memory nor a lock. When all slots are
/// taken, a file may be left behind, and a later run removes it.
package enum ScratchList {
  /// Immutable, except for the atomic slots.
  private nonisolated(unsafe) static let places: UnsafeMutableBufferPointer<Atomic<UInt>> = {
    let places = UnsafeMutableBufferPointer<Atomic<UInt>>.allocate(capacity: 32)
    for index in places.indices { places.initializeElement(at: index, to: Atomic(0)) }
    return places
  }()

  /// Must be called before a signal handler can run.
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

  /// Leaks the name, because a signal handler may be reading it.
  static func drop(_ path: FilePath) {
    for index in places.indices {
      let bits = places[index].load(ordering: .acquiring)
      guard let name = UnsafePointer<CChar>(bitPattern: bits), path.withCString({ strcmp($0, name) }) == 0
      else { continue }
      places[index].store(0, ordering: .releasing)
    }
  }

  /// Safe to call from a signal handler.
  package static func removeAll() {
    for index in places.indices {
      let bits = places[index].exchange(0, ordering: .acquiringAndReleasing)
      if let name = UnsafePointer<CChar>(bitPattern: bits) { unlink(name) }
    }
  }
}
