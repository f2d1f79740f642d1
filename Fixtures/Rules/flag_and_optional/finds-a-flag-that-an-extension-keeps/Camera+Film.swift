extension Camera {
  func load(_ film: Film) {
    self.film = film
    isLoaded = true
  }

  func unload() {
    isLoaded = false
    film = nil
  }
}
