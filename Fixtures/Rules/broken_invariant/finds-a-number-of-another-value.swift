//@ invariant Guard.Sentry: isAwake -> stamina > 0
enum Guard {
  final class Sentry {  //~ broken_invariant "'NightWatch.tire' on a fresh instance can lead to 'isAwake' and 'stamina <= 0'"
    var stamina = 3
    var isAwake = true
  }
}

final class NightWatch {
  func keep(_ sentry: Guard.Sentry) {
    sentry.stamina -= 1
    if sentry.stamina <= 0 {
      sentry.isAwake = false
    }
  }

  func tire(_ sentry: Guard.Sentry) {
    sentry.stamina = 0
  }
}
