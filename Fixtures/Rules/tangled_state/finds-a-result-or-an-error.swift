/// One attempt, and a variable for each way it may end.
final class Verification {
  private(set) var isVerified = false  //~ tangled_state "'isVerified' is set where an attempt works and 'failure' where it fails"
  private(set) var failure: (any Error)?

  func verify(_ code: String) {
    Task {
      do {
        try await check(code)
        isVerified = true
      } catch {
        log("not verified")
        log("\(error)")
        failure = error
      }
    }
  }
}

/// The same by the cases of a result.
final class Thumbnail {
  private var image: Image?  //~ tangled_state "'image' is set where an attempt works and 'loadError' where it fails"
  private var loadError: (any Error)?

  func load() {
    loader.load { [weak self] result in
      switch result {
      case .success(let picture): self?.image = picture
      case .failure(let error):
        log("\(error)")
        log("no image")
        self?.loadError = error
      }
    }
  }
}

/// A failure that both ways may set says nothing about the other variable, and what fails without an error is no end.
final class Sync {
  private var last: Date?
  private var warning: String?
  private var fallback: String?
  private var name: String?

  func sync() async {
    do {
      warning = try await report()
      log("synced")
      log("again")
      last = now()
    } catch {
      warning = "\(error)"
    }
    do { name = try await read() } catch {
      log("no name")
      log("yet")
      fallback = "unnamed"
    }
  }

  func clear() { (last, name, fallback, warning) = (nil, nil, nil, nil) }
}

/// A way out before the attempt, what starts it, and an initialiser that is given both make no run that sets both.
final class AlbumStore {
  private var album: Album?  //~ tangled_state "'album' is set where an attempt works and 'failure' where it fails"
  private var failure: (any Error)?

  init(album: Album?, failure: (any Error)?) {
    self.album = album
    self.failure = failure
  }

  func start() {
    Task { await load() }
  }

  func load() async {
    guard isOnline else {
      failure = Offline()
      return
    }
    do {
      let found = try await fetch()
      log("found")
      log("\(found)")
      album = found
    } catch {
      log("not found")
      failure = error
    }
  }
}

/// The code of a list sets the choice, too: it does not come of the loading.
final class SongPicker {
  private(set) var isLoading = false
  var chosen: Song?

  func load() async {
    isLoading = true
    defer { isLoading = false }
    let song = await first()
    log("loaded")
    chosen = song
  }
}

final class SongList {
  let picker = SongPicker()

  func tap(_ song: Song) { picker.chosen = song }
}
