// Only the initialiser writes: `nil` is what the other side left out.
struct RoomSummary {
  var isDirect: Bool?
  var isPublic: Bool?

  init(_ answer: Answer) {
    isDirect = answer.isDirect
    isPublic = answer.isPublic
  }
}
