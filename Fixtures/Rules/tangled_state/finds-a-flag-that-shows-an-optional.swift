import SwiftUI

/// The flag is set in one place, and the optional beside it: `sheet(item:)` needs no flag.
struct Devices: View {
  @State private var isEditing = false  //~ tangled_state "'isEditing' is only ever set beside 'device'"
  @State private var device: Device?
  @State private var isPrinting = false
  let devices: [Device]

  var body: some View {
    List(devices) { device in
      Button(device.name) { edit(device) }
    }
    .toolbar { Button("New") { edit(nil) } }
    .sheet(isPresented: $isEditing) { Editor(device: device ?? Device()) }
    .sheet(isPresented: $isPrinting) { Printout(devices: devices) }
  }

  private func edit(_ chosen: Device?) {
    device = chosen
    isEditing = true
  }

  private func printAll() { isPrinting = true }
}
