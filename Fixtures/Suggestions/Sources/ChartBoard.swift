import SwiftUI

/// A chain of modifiers that was divided, because the compiler gave up on the whole.
struct ChartBoard: View {
  @State private var showsLegend = false
  @State private var showsExport = false
  @State private var isPickingRange = false
  @State private var showsAxis = false
  /// Nothing sets it.
  @State private var showsLicence = false

  var body: some View {
    decorated
      .sheet(isPresented: $showsExport) {
        Button("Done") { showsExport = false }
      }
      .sheet(isPresented: $isPickingRange) { Text("Range") }
      .sheet(isPresented: $showsLicence) { Text("Licence") }
  }

  private var decorated: some View {
    self.chart
      .padding()
      .sheet(isPresented: $showsLegend) { Text("Legend") }
  }

  private var chart: some View {
    HStack {
      Button("Legend") { showsLegend = true }
      Button("Export") { showsExport = true }
      Button("Range") { isPickingRange = true }
      axis
      axis.padding()
    }
  }

  /// Stands in two places, each with a sheet of its own.
  private var axis: some View {
    Button("Axis") { showsAxis = true }
      .sheet(isPresented: $showsAxis) { Text("Axis") }
  }
}

/// The sheets of this view have an enum already.
struct WatchBoard: View {
  enum Sheet: String, Identifiable {
    case symbol
    case alarm

    var id: String { rawValue }
  }

  @State private var sheet: Sheet?
  @State private var showsTags = false
  @State private var showsHelp = false

  var body: some View {
    VStack {
      Button("Symbol") { sheet = .symbol }
      Button("Alarm") { sheet = .alarm }
      Button("Tags") { showsTags = true }
      Button("Help") { showsHelp = true }
    }
    .sheet(item: $sheet) { shown in Text(shown.rawValue) }
    .sheet(isPresented: $showsTags) { Text("Tags") }
    .sheet(isPresented: $showsHelp) { Text("Help") }
  }
}

/// The frame differs between platforms: the sheets of both are not those of one view.
struct FramedBoard: View {
  @State private var showsTouchBar = false
  @State private var showsPencil = false

  var body: some View {
    HStack {
      frame
      Button("Bar") { showsTouchBar = true }
      Button("Pencil") { showsPencil = true }
    }
  }

  #if os(macOS)
    private var frame: some View {
      Text("Frame").sheet(isPresented: $showsTouchBar) { Text("Touch bar") }
    }
  #else
    private var frame: some View {
      Text("Frame").sheet(isPresented: $showsPencil) { Text("Pencil") }
    }
  #endif
}
