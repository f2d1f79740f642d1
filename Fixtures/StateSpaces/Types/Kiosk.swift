//~ states Kiosk exact
//~ variables isOpen isBusy hasQueue
//~ make Kiosk()
//~ do it.isOpen = unknown()
//~ do it.serve()
//~ do it.finish()
//~ rewrite isBusy hasQueue

/// A public setter can write anything at any time, though nobody here does.
public final class Kiosk {
  public var isOpen = false
  public private(set) var isBusy = false
  public private(set) var hasQueue = false

  public init() {}

  public func serve() {
    guard isOpen else { return }
    if isBusy { hasQueue = true }
    isBusy = true
  }

  public func finish() {
    isBusy = hasQueue
    hasQueue = false
  }
}
