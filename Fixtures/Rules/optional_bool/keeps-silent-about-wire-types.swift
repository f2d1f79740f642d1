struct ProfilePatch: Codable {
  var isPublic: Bool?
  var showsAge: Bool?

  mutating func hide() {
    isPublic = false
    showsAge = nil
  }
}

class RemoteEntry: NSManagedObject {
  var isFavorite: Bool?

  func mark() { isFavorite = true }
}
