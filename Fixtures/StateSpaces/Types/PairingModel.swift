//~ states PairingModel exact
//~ variables isScanning code isPaired
//~ make PairingModel()
//~ do it.scan()
//~ do it.find(Payload())
//~ do it.confirm()
//~ do it.unpair()
//~ rewrite isScanning code isPaired

/// Scanning, a code that waits to be confirmed, and a pair.
final class PairingModel: ObservableObject {
  @Published private(set) var isScanning = false
  @Published private(set) var code: Payload?
  @Published private(set) var isPaired = false

  var canConfirm: Bool { code != nil && !isPaired }

  func scan() {
    guard !isPaired, code == nil else { return }
    isScanning = true
  }

  func find(_ found: Payload) {
    guard isScanning else { return }
    isScanning = false
    code = found
  }

  func confirm() {
    guard canConfirm else { return }
    code = nil
    isPaired = true
  }

  func unpair() {
    isPaired = false
    code = nil
    isScanning = false
  }
}
