// LIMIT: Static and global flags are in the inventory, but not judged.
var isListening = false
var isSpeaking = false
var isPaused = false

func listen() {
  isListening = true
  isSpeaking = false
  isPaused = false
}

func speak() {
  isListening = false
  isSpeaking = true
}

enum Radio {
  static var isOn = false
  static var isSearching = false
  static var isTuned = false

  static func search() {
    isSearching = true
    isTuned = false
  }

  static func tune() {
    isSearching = false
    isTuned = true
    isOn = true
  }
}
