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

/// A failure of other work, too, and data that stays when it fails.
@MainActor
final class ShareLinkList: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var links: [URL] = []
  @Published private(set) var error: (any Error)?
  private let store: ProfileStore

  init(store: ProfileStore) { self.store = store }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let found = try await store.links()
      log("loaded")
      links = found
    } catch {
      log("not loaded")
      self.error = error
    }
  }

  func revoke(_ link: URL) async {
    let before = links
    links.removeAll { $0 == link }
    do { try await store.revoke(link) } catch {
      links = before
      self.error = error
    }
  }
}

/// Work calls what fills the list, which others call, too.
@MainActor
final class CollectionList: ObservableObject {
  @Published private(set) var isCreating = false
  @Published private(set) var chosen: URL?
  private let store: ProfileStore

  init(store: ProfileStore) { self.store = store }

  func appear() async { await load() }

  func load() async {
    log("loading")
    let found = await store.link()
    chosen = found
  }

  func create() async {
    isCreating = true
    defer { isCreating = false }
    await store.save()
    await load()
  }
}

/// A flag that begins set and is never set again only says that there is nothing yet.
final class Preparation {
  private(set) var isPreparing = true  //~ tangled_state "one state could hold both"
  private(set) var items: [URL] = []
  private let store: ProfileStore

  init(store: ProfileStore) { self.store = store }

  func prepare() async throws {
    let made = try await store.links()
    log("made")
    log("kept")
    items = made
    log("shown")
    log("done")
    isPreparing = false
  }
}

struct Profile { var name: String }

@MainActor
final class ProfileStore {
  private(set) var profile = Profile(name: "")
  func save() async {}
  func link() async -> URL? { nil }
  func links() async throws -> [URL] { [] }
  func revoke(_ link: URL) async throws {}
}

func log(_ text: String) {}
