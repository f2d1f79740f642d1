/// The base64-encoded SHA-256, as used in content security policies.
package func sha256Base64(of text: String) -> String {
  base64(SHA256(Array(text.utf8)).digest)
}

private struct SHA256 {
  private(set) var digest: [UInt8] = []
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  init(_ message: [UInt8]) {
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
    for start in stride(from: 0, to: padded.count, by: 64) { add(padded[start..<start + 64]) }
    digest = state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var words = (0..<16).map { place in
      block.dropFirst(place * 4).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (near, far) = (words[place - 2], words[place - 15])
      let first = far.turned(7) ^ far.turned(18) ^ far >> 3
      let second = near.turned(17) ^ near.turned(19) ^ near >> 10
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    var v = state
    for place in 0..<64 {
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ (v[4].turned(6) ^ v[4].turned(11) ^ v[4].turned(25)) &+ choice
      let step = first &+ Self.constants[place] &+ words[place]
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      let last = (v[0].turned(2) ^ v[0].turned(13) ^ v[0].turned(22)) &+ majority
      v = [step &+ last, v[0], v[1], v[2], v[3] &+ step, v[4], v[5], v[6]]
    }
    state = zip(state, v).map { $0 &+ $1 }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

private func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = Array(bytes[start..<min(start + 3, bytes.count)])
    let number = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
    for place in 0..<4 {
      text.append(place <= group.count ? letters[number >> (18 - 6 * place) & 63] : "=")
    }
  }
  return text
}
