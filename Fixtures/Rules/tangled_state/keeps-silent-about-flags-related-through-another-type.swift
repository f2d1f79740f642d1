// LIMIT: Flags of two types that always change together stay apart.
final class Engine {
  var isRunning = false
  var isWarm = false
}

final class Dashboard {
  var showsOil = false
  var showsSpeed = false
  let engine = Engine()

  func start() {
    engine.isRunning = true
    showsOil = true
  }

  func warmedUp() {
    engine.isWarm = true
    showsOil = false
  }
}
