import SwiftUI

struct Order: Sendable {
  let total: Double
  let place: @Sendable () async throws -> String
}

/// The last step of the shop: one button, then a receipt or a complaint.
struct CheckoutView: View {
  let order: Order

  @State private var isSubmitting = false
  @State private var isReceiptShown = false
  @State private var isErrorShown = false
  @State private var errorMessage: String?
  @State private var receiptNumber: String?
  @State private var wantsNewsletter = false

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Your order") {
        Text("Total: \(order.total)")
        Toggle("Send me offers", isOn: $wantsNewsletter)
      }
      Button {
        Task { await submit() }
      } label: {
        if isSubmitting {
          ProgressView()
        } else {
          Text("Buy now")
        }
      }
      .disabled(isSubmitting)
    }
    .opacity(isSubmitting ? 0.6 : 1)
    .alert("Could not place the order", isPresented: $isErrorShown) {
      Button("Try again") {
        Task { await submit() }
      }
      Button("Cancel", role: .cancel) {
        errorMessage = nil
      }
    } message: {
      Text(errorMessage ?? "")
    }
    .sheet(isPresented: $isReceiptShown, onDismiss: { dismiss() }) {
      VStack {
        Image(systemName: "checkmark.circle")
        Text("Thank you! Your number is \(receiptNumber ?? "–").")
      }
      .padding()
    }
  }

  private func submit() async {
    isSubmitting = true
    isErrorShown = false
    errorMessage = nil
    defer { isSubmitting = false }
    do {
      receiptNumber = try await order.place()
      isReceiptShown = true
    } catch {
      errorMessage = error.localizedDescription
      isErrorShown = true
    }
  }
}
