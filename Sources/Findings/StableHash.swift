import UntangleSourceFiles

/// FNV-1a over the UTF-8 bytes, 64 bits, as 16 hexadecimal digits; the same on every machine.
package func stableHash(_ text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return hash.hexadecimal
}
