struct PathUser {
  func open(_ paths: Paths) { paths.set(\.isOpen, to: true) }

  func lock(_ paths: Paths) { paths.isClosed.toggle() }
}
