struct Permissions: Decodable {
  var canRead = false
  var canWrite = false
  var canShare = false

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    canRead = try container.decode(Bool.self, forKey: .canRead)
    canWrite = try container.decode(Bool.self, forKey: .canWrite)
    canShare = try container.decode(Bool.self, forKey: .canShare)
  }

  init(owner: Bool) {
    canRead = true
    canWrite = owner
    canShare = owner
  }

  private enum CodingKeys: CodingKey {
    case canRead, canWrite, canShare
  }
}
