final class Till {
  // untangle:disable:next all - mirrored from the wire format
  var isOpen: Bool?

  func open() { isOpen = true }
}
