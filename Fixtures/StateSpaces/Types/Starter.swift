//~ states Starter contains
//~ variables isSetUp isStarted
//~ make Starter()
//~ make RacingStarter()
//~ do it.start()
//~ rewrite left: independent

/// The superclass's initialiser calls what the subclass overrides, and a default value is made by a closure.
class Starter {
  var isSetUp: Bool = { unknown() }()
  var isStarted = false

  init() {
    defer { isSetUp = true }
    setUp()
  }

  func setUp() {}
  func start() { isStarted = isSetUp }
}

final class RacingStarter: Starter {
  override init() {
    super.init()
    isSetUp = false
  }

  override func setUp() { isStarted = true }
}
