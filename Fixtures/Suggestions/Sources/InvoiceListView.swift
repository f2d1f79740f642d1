import Foundation
import SwiftUI

struct Invoice: Identifiable {
  let id: UUID
  var title: String
  var note: String?
}

/// A note of an invoice, which cannot be compared.
struct InvoiceNote {
  var text: String
  var save: () -> Void
}

/// Values that are set right before what shows them: they belong to the case.
struct InvoiceListView: View {
  let invoices: [Invoice]

  @State private var showInvoiceDetail = false
  @State private var selectedInvoiceID: UUID?
  @State private var showRowEditor = false
  @State private var editedSection = 0
  @State private var editedRow = 0
  @State private var showSettings = false
  @State private var showNote = false
  @State private var noteIndex: Int?

  @State private var showError = false
  @State private var errorMessage = ""
  @State private var showDeleteConfirmation = false
  @State private var pendingDelete: Invoice?
  @State private var showHint = false

  var body: some View {
    List {
      ForEach(invoices) { invoice in
        Button(invoice.title) {
          selectedInvoiceID = invoice.id
          showInvoiceDetail = true
        }
        Button("Delete") { pendingDelete = invoice; showDeleteConfirmation = true }
      }
      Button("Edit") { edit(section: 1, row: 2) }
      Button("Settings") { showSettings = true }
      Button("Hint") { showHint = true }
      Button("Note") {
        noteIndex = 1
        showNote = true
      }
    }
    .sheet(isPresented: $showInvoiceDetail) {
      VStack {
        Text("Invoice \(selectedInvoiceID!)")
        if let id = selectedInvoiceID {
          Text("Again: \(id.uuidString)")
          Button("Done") {
            showInvoiceDetail = false
            selectedInvoiceID = nil
          }
        }
      }
    }
    .sheet(isPresented: $showRowEditor) {
      Text("Row \(self.editedRow) of \(editedSection)")
    }
    .sheet(isPresented: $showSettings) { Text("Settings") }
    .sheet(isPresented: $showNote) {
      if let index = noteIndex, let note = invoices[index].note {
        Text(note)
      } else {
        Text("No note")
      }
    }
    .alert("Error", isPresented: $showError) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(errorMessage)
    }
    .alert("Delete?", isPresented: $showDeleteConfirmation) {
      Button("Delete", role: .destructive) {
        guard let invoice = pendingDelete else { return }
        pendingDelete = nil
        delete(invoice)
      }
    } message: {
      Text(pendingDelete!.title)
    }
    .alert("Tap a row", isPresented: $showHint) { Button("OK") {} }
  }

  private func edit(section: Int, row: Int) {
    guard row < invoices.count else {
      errorMessage = "There is no row \(row)"
      showError = true
      return
    }
    editedSection = section
    self.editedRow = row
    showRowEditor = true
  }

  private func delete(_ invoice: Invoice) {
    showDeleteConfirmation = false
  }
}

/// A value that is no part of what is compared, and values that stay outside.
struct InvoiceNoteView: View {
  @State private var showNote = false
  @State private var note: InvoiceNote?
  @State private var showHelp = false
  @State private var topic: String?
  @State private var showHistory = false
  /// A picker sets it, too.
  @State private var historyDepth = 0
  @State private var showTag = false
  /// It may be nil.
  @State private var tag: String?
  let tags: [String]

  var body: some View {
    VStack {
      Button("Note") {
        note = InvoiceNote(text: "Due", save: {})
        showNote = true
      }
      Button("Help") {
        topic = "notes"
        showHelp = true
      }
      Button("History") {
        historyDepth = 3
        showHistory = true
      }
      Button("Tag") {
        tag = tags.first
        showTag = true
      }
      Picker("Depth", selection: $historyDepth) { Text("3").tag(3) }
    }
    .sheet(isPresented: $showNote) {
      if let note {
        Text(note.text)
      }
    }
    .sheet(isPresented: $showHelp) { Text("Help \(topic ?? "")") }
    .sheet(isPresented: $showHistory) { Text("\(historyDepth) entries") }
    .sheet(isPresented: $showTag) {
      if let tag { Text(tag) }
    }
  }
}

/// What a sheet shows can be its item.
struct InvoicePaymentView: View {
  let invoices: [Invoice]

  @State private var showPaymentSheet = false
  @State private var paidInvoice: Invoice?

  var body: some View {
    List {
      ForEach(Array(invoices.prefix(3).enumerated()), id: \.element.id) { index, invoice in
        Button("\(index): pay \(invoice.title)") {
          paidInvoice = invoice
          showPaymentSheet = true
        }
      }
    }
    .sheet(isPresented: $showPaymentSheet) {
      if let invoice = paidInvoice {
        Text(invoice.title)
        Button("Done") { showPaymentSheet = false }
      }
    }
  }
}
