// Each of two works has a flag, and both set the one failure.
final class LedgerStore {
  private(set) var isLoading = false  //~ tangled_state "'isLoading', 'isSaving', 'errorText' and 'rows' could be one state"
  private(set) var isSaving = false
  private(set) var errorText: String?
  private var rows: [String] = []
  private let bank = Bank()

  func refresh() async {
    errorText = nil
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    do { rows = try await bank.rows() } catch { fail(error) }
  }

  func save(_ row: String) async {
    guard !row.isEmpty else {
      errorText = "Nothing to save."
      return
    }
    isSaving = true
    errorText = nil
    defer { isSaving = false }
    do { try await bank.save(row) } catch { errorText = "\(error)" }
  }

  private func fail(_ error: any Error) {
    rows = []
    errorText = "\(error)"
  }
}

struct Bank {
  func rows() async throws -> [String] { [] }
  func save(_ row: String) async throws {}
}
