protocol Entity: Codable, Hashable {}

struct Comment: Entity {
  var text: String
  var isSaved: Bool?

  mutating func toggle() { isSaved = !(isSaved ?? false) }
}
