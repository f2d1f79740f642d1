import SwiftUI

struct ScannerView: View {
  @State private var isScanning = false  //~ tangled_state
  @State private var hasResult = false
  @State private var isDenied = false

  var body: some View {
    VStack {
      if isScanning && !isDenied { ProgressView() }
      Text("Found something").opacity(hasResult ? 1 : 0)
      Button("Scan", action: scan)
      Button("Stop", action: stop)
    }
  }

  private func scan() {
    isScanning = true
    hasResult = false
  }

  private func stop() {
    isScanning = false
    hasResult = true
    isDenied = false
  }
}
