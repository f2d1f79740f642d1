var isListening = false  //~ tangled_state "'isListening', 'isSpeaking' and 'isPaused' are one state"
var isSpeaking = false
private(set) var isPaused = false

func listen() {
  isListening = true
  isSpeaking = false
  isPaused = false
}

func speak() {
  isListening = false
  isSpeaking = true
}

struct Ear {
  func cover() {
    isPaused = true
    isListening = false
  }
}
