//~ states PublishedBetween contains
//~ variables isSaving isSaved isDirty
//~ make PublishedBetween()
//~ do it.edit()
//~ do it.save()
//~ do it.end()
//~ rewrite refused: between

/// Between two writes another published variable is set, of which a subscriber looks at the flags.
final class PublishedBetween: ObservableObject {
  @Published private(set) var isSaving = false
  @Published private(set) var isSaved = false
  @Published private(set) var isDirty = false
  @Published private(set) var count = 0
  private var bag: [AnyCancellable] = []

  init() {
    $count.sink { [weak self] _ in
      guard let self, self.isSaved else { return }
      note("saved")
    }
    .store(in: &bag)
  }

  func edit() {
    guard !isSaving else { return }
    isSaved = false
    isDirty = true
  }

  func save() {
    guard isDirty else { return }
    isDirty = false
    isSaving = true
  }

  func end() {
    guard isSaving else { return }
    isSaved = true
    count = 1
    isSaving = false
  }
}
