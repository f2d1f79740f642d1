/// The volume to go back to means something while it is muted, and is only written then.
final class Speaker {
  private var restoredVolume = 0.2  //~ tangled_state "'restoredVolume' is only ever written where 'isMuted' is set: one value could hold both"
  private var isMuted = false
  private let output = Output()

  func toggle(from volume: Double) {
    if isMuted {
      output.volume = restoredVolume
      isMuted = false
    } else {
      if volume > 0.001 { restoredVolume = volume }
      output.volume = 0
      isMuted = true
    }
  }
}

/// The pressure of a button is computed from whether it is pressed, but can be set alone, too.
final class Button {
  var pressure = 0.0  //~ tangled_state "'pressure' is computed from 'isDown' where it is written: a computed property cannot be forgotten"
  private var isDown = false

  func move(isDown: Bool) {
    self.isDown = isDown
    pressure = self.isDown ? 1.0 : 0.0
  }
}

/// The twin: the count is kept whether it runs or not.
final class Counter {
  private var count = 0
  private(set) var isRunning = false

  func start() {
    count = 1
    isRunning = true
  }

  func stop() { isRunning = false }

  func add() { count += 1 }
}

final class Output {
  var volume = 0.0
}
