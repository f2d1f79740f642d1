//@ final_states = [archived]
final class Letter {
  enum Place { case desk, tray, archived }

  private var place = Place.desk

  func sort() {
    if place == .desk { place = .tray }
  }

  func takeBack() {
    if place == .tray { place = .desk }
  }

  func archive() {
    if place == .tray { place = .archived }
  }
}
