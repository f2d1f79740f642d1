import Combine
import SwiftUI

/// The work is told by one step of a publisher, what goes wrong with it by another.
final class BlockedDomainsModel: ObservableObject {
  @Published private(set) var domains: [String] = []
  @Published var alertItem: AlertItem?  //~ tangled_state "'isLoading' and 'alertItem' are work and what comes of it"
  @Published private(set) var isLoading = false

  private let service: DomainService
  private var subscriptions: Set<AnyCancellable> = []

  init(service: DomainService) { self.service = service }

  func refresh() {
    service.blockedDomains()
      .receive(on: DispatchQueue.main)
      .handleEvents(receiveSubscription: { [weak self] _ in self?.isLoading = true })
      .assignFailure(to: \.alertItem, on: self)
      .sink { [weak self] found in
        self?.isLoading = false
        self?.domains = found
      }
      .store(in: &subscriptions)
  }

  func remove(_ domain: String) {
    service.remove(domain)
      .sink { [weak self] _ in self?.domains.removeAll { $0 == domain } }
      .store(in: &subscriptions)
  }
}

/// A view's buttons are steps of nothing: one shows that it works, another asks for a name.
struct ImportButtons: View {
  @State private(set) var isImporting = false
  @State private var alertItem: AlertItem?

  var body: some View {
    VStack {
      Button("Import") { isImporting = true }
      Button("Stop") { isImporting = false }
      Button("Help") { alertItem = AlertItem(text: "Choose a file of domains.") }
    }
  }
}

struct AlertItem: Identifiable {
  let text: String
  var id: String { text }
}
