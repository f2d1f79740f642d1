final class TimetableModel: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var showsSpinner = false  //~ derived_flag "when 'isLoading' is true"

  func load() {
    isLoading = true
    showsSpinner = true
    fetchTimetable { [weak self] _ in
      guard let self else { return }
      self.isLoading = false
      self.showsSpinner = false
    }
  }
}
