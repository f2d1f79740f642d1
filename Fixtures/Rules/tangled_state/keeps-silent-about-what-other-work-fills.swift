import SwiftUI

/// A baseline that the work moves, and that other bodies set, too.
@MainActor
final class ProfileEditor: ObservableObject {
  @Published private(set) var isSyncing = false
  @Published private(set) var baseline: Profile?
  private let store: ProfileStore

  init(store: ProfileStore) { self.store = store }

  func open() { baseline = store.profile }

  func revert(to profile: Profile) { baseline = profile }

  func save() async {
    isSyncing = true
    await store.save()
    baseline = store.profile
    isSyncing = false
  }
}

/// The same work, and nothing else fills what it leaves.
@MainActor
final class LinkMaker: ObservableObject {
  @Published private(set) var isMaking = false  //~ tangled_state "'isMaking' is true while work goes on, and 'link' is what the work fills: the last 'link' stays while it goes on again, and one state could say so"
  @Published private(set) var link: URL?
  private let store: ProfileStore

  init(store: ProfileStore) { self.store = store }

  func make() async {
    isMaking = true
    defer { isMaking = false }
    await store.save()
    let made = await store.link()
    link = made
  }
}

/// Where the work begins, what the last left is cleared: there are three states.
@MainActor
final class CardMaker: ObservableObject {
  @Published private(set) var isMaking = false  //~ tangled_state "'isMaking' is true while work goes on, and 'card' is what the work fills: one state could hold both"
  @Published private(set) var card: URL?
  private let store: ProfileStore

  init(store: ProfileStore) { self.store = store }

  func show(_ known: URL) { card = known }

  func make() async {
    card = nil
    isMaking = true
    defer { isMaking = false }
    await store.save()
    let made = await store.link()
    card = made
  }
}

struct Profile { var name: String }

@MainActor
final class ProfileStore {
  private(set) var profile = Profile(name: "")
  func save() async {}
  func link() async -> URL? { nil }
}
