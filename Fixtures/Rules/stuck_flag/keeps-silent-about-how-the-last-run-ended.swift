final class Agent {
  private var lastDecryptionWorked = true

  func decrypt(_ data: [UInt8], ask: () -> String) throws -> [UInt8]? {
    let workedBefore = lastDecryptionWorked
    lastDecryptionWorked = false
    let phrase = workedBefore ? stored() : ask()
    guard let plain = try open(data, with: phrase) else { return nil }
    lastDecryptionWorked = true
    return plain
  }
}
