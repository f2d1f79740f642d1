import SwiftUI

protocol Translator: Sendable {
  func translate(_ text: String) async throws -> String
}

/// Each run clears what the last one left, and ends with one of the two. Two runs at once leave both.
@MainActor
final class TranslationModel {
  private(set) var translation: String?
  private(set) var failure: (any Error)?
  private(set) var isTranslating = false
  private let translator: any Translator

  init(translator: any Translator) { self.translator = translator }

  func translate(_ text: String) async {
    translation = nil
    failure = nil
    isTranslating = true
    defer { isTranslating = false }
    do {
      translation = try await translator.translate(text)
    } catch {
      failure = error
    }
  }
}

/// The view shows one of the three, and a second run leaves what the first one brought.
struct PhraseView: View {
  let translator: any Translator
  @State private var phrase: String?
  @State private var isLoading = true
  @State private var failure: String?

  var body: some View {
    Group {
      if isLoading {
        Text("Loading")
      } else if let phrase {
        Text(phrase)
      } else {
        Text(failure ?? "Nothing to show")
      }
    }
    .task { await load() }
  }

  private func load() async {
    do {
      phrase = try await translator.translate("hello")
    } catch {
      failure = error.localizedDescription
    }
    isLoading = false
  }
}

/// What was there stays below the message when an attempt fails.
struct HeadlineView: View {
  let translator: any Translator
  @State private var headline: String?
  @State private var failure: String?

  var body: some View {
    VStack {
      if let failure { Text(failure) }
      if let headline { Text(headline) }
      Button("Refresh") { Task { await refresh() } }
    }
  }

  private func refresh() async {
    do {
      headline = try await translator.translate("headline")
      failure = nil
    } catch {
      failure = error.localizedDescription
    }
  }
}
