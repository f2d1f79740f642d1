// The bus is lost, and the door still waits to be shut.
final class BusDoor {
  enum Motion { case still, opening, shutting }

  private var motion = Motion.still
  private(set) var isBlocked = false
  private var bell: Bell?

  func open() {
    motion = .opening
    bell = Bell(tone: 1)
  }

  func shut() {
    motion = .shutting
    bell = Bell(tone: 2)
  }

  func hit() {
    isBlocked = true
  }

  func reached() {
    motion = .still
    isBlocked = false
    bell = nil
  }

  func emergencyStop() {
    motion = .still
    isBlocked = false
    bell = nil
  }

  func connectionLost() {
    isBlocked = false  //~ partial_reset "does not reset 'motion'"
    bell = nil
  }
}

struct Bell { var tone: Int }
