// swift-format-ignore-file
// This file was automatically generated; do not modify.
final class LabelMessage {
  var isBold: Bool?

  func clear() { isBold = nil }
}
