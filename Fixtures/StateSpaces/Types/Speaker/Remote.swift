struct Remote {
  let speaker: Speaker

  func mute() { speaker.isMuted = true }

  func choose(_ isQuiet: Bool) { speaker.isMuted = isQuiet }

  func select() { speaker.source = Payload() }
}
