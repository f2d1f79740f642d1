/// Texts that several tests of the command line use.
enum CommandSamples {
  /// One `tangled_state` (warning) at line 2, column 7.
  static func tangled(_ name: String = "Player") -> String {
    """
    final class \(name) {
      var isPlaying = false
      var isPaused = false
      var isStopped = true
      func play() { isPlaying = true; isPaused = false; isStopped = false }
      func pause() { isPlaying = false; isPaused = true }
      func stop() { isPlaying = false; isPaused = false; isStopped = true }
    }

    """
  }

  /// One `enum_default` (note) at line 4.
  static let swallowing = """
    enum Lifecycle { case asleep, awake, gone }
    func name(_ cycle: Lifecycle) -> Int {
      switch cycle { case .asleep: 1
      default: 2 }
    }

    """

  /// One `string_key` (note) at line 2.
  static let keyed = """
    import Foundation
    func save() { UserDefaults.standard.set(true, forKey: "isLoggedIn") }
    func load() -> Bool { UserDefaults.standard.bool(forKey: "isLoggedIn") }

    """

  static let tangledLine =
    "2:7: warning: 'isPlaying', 'isPaused' and 'isStopped' are one state in 3 flags: "
    + "at most 4 of 8 combinations are reached (tangled_state)"
}
