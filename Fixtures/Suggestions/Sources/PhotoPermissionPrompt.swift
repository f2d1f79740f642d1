import SwiftUI

fileprivate struct Photo: Identifiable, Hashable {
  let id: Int
  let name: String
}

fileprivate enum Source: String, CaseIterable {
  case camera, library
}

/// Asks for photos, and explains before and after what the system's question means.
struct PhotoPermissionPrompt: View {
  let request: @Sendable () async -> Bool

  @State private var showsExplanation = false
  @State private var isAsking = false
  @State private var wasDenied = false
  @State private var isGranted = false
  @State private var source: Source?
  @State private var selectedPhoto: Photo?
  @State private var photoToDelete: Photo? = nil
  @State private var isConfirmingDelete = false
  @State private var photos: [Photo] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      switch (isGranted, wasDenied) {
      case (true, _):
        List(photos) { photo in
          HStack {
            Button(photo.name) { selectedPhoto = photo }
            Button("Delete", role: .destructive) { ask(toDelete: photo) }
          }
        }
      case (false, true):
        Text("You can change your mind in the settings.").foregroundStyle(.secondary)
      case (false, false):
        Button("Choose photos") { showsExplanation = true }
          .disabled(isAsking)
      }
    }
    .overlay { if isAsking { ProgressView("Waiting for your answer") } }
    .onChange(of: isAsking) { _, asks in
      if asks { showsExplanation = false }
    }
    .sheet(isPresented: $showsExplanation) {
      VStack {
        Text("We only see what you pick.")
        Button("Go on") {
          showsExplanation = false
          isAsking = true
        }
      }
    }
    .sheet(item: $selectedPhoto) { photo in
      Text(photo.name).accessibilityLabel("The photo \(photo.name)")
    }
    .confirmationDialog("Delete?", isPresented: $isConfirmingDelete, presenting: photoToDelete) { photo in
      Button("Delete \(photo.name)", role: .destructive) {
        photos.removeAll { $0 == photo }
        photoToDelete = nil
        isConfirmingDelete = false
      }
    }
    .task(id: isAsking) {
      guard isAsking else { return }
      let answer = await request()
      isAsking = false
      isGranted = answer
      wasDenied = !answer
      source = answer ? .library : nil
    }
  }

  private func ask(toDelete photo: Photo) {
    photoToDelete = photo
    isConfirmingDelete = true
  }
}
