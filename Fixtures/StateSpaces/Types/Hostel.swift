//~ states Hostel contains
//~ variables guest isBusy isShut
//~ make Hostel()
//~ do it.admit()
//~ do it.leave()
//~ do it.shut()
//~ rewrite isBusy isShut

/// What an optional of the group holds looks in its `deinit`, between two writes.
final class Hostel {
  final class Lodger {
    weak var hostel: Hostel?
    init(_ hostel: Hostel) { self.hostel = hostel }
    deinit { hostel?.bow() }
  }

  private(set) var guest: Lodger?
  private(set) var isBusy = false
  private(set) var isShut = false

  func admit() {
    guard !isBusy, !isShut else { return }
    guest = Lodger(self)
    isBusy = true
  }

  func leave() {
    guard isBusy else { return }
    guest = nil
    isBusy = false
  }

  func shut() {
    guard !isBusy else { return }
    isShut = true
  }

  func bow() { note("bow") }
}
