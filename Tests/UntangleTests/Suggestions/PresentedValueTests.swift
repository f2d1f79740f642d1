import Testing
import UntangleReports

/// Values that are set right before what presents them.
@Suite("Suggestions: presented values")
struct PresentedValueTests {
  /// A view with a sheet for settings and one that shows `row`.
  ///
  /// - Parameters:
  ///   - variable: The declaration of `row`.
  ///   - present: What presents it.
  ///   - content: What is presented.
  ///   - others: Other members of the view.
  private func cases(
    _ variable: String, present: String, content: String, others: String = ""
  ) async throws -> [String] {
    let text = """
      struct Row: Identifiable { let id: UUID; var title: String; var note: String? }
      struct Board: View {
        let rows: [Row]
        @State private var showsRow = false
        @State private var showsSettings = false
        \(variable)
        \(others)
        var body: some View {
          List {
            ForEach(rows) { item in Button(item.title) { \(present) } }
            Button("Settings") { showsSettings = true }
          }
          .sheet(isPresented: $showsSettings) { Text("Settings") }
          .sheet(isPresented: $showsRow) { \(content) }
        }
      }
      """
    let entries = try await suggestions(for: text, type: "Board").filter { $0.answer == .presentedItem }
    return entries.flatMap(\.declaration).filter { $0.contains("case ") && !$0.contains("return") }
      .map { String($0.drop { $0 == " " }.dropFirst(5)) }
  }

  /// What is never shown is no case, and one sheet needs no enum.
  @Test(arguments: [
    ("showsRow = false", []), ("showsRow = true", ["row", "settings"]),
    ("showsRow.toggle()", ["row", "settings"]),
  ])
  func whatNothingSetsIsNoCase(_ present: String, _ told: [String]) async throws {
    #expect(try await cases("", present: present, content: "Text(\"Row\")") == told)
  }

  /// Content that presents another sheet and dismisses itself afterwards would dismiss that, too.
  @Test(arguments: [
    ("Picker { showsSettings = true }", []), ("Picker(onPick: pick)", []),
    ("Picker(showsSettings: $showsSettings)", []), ("Button(\"Settings\") { showsSettings.toggle() }", []),
    ("Button(\"Settings\") { showsRow = false; showsSettings = true }", ["row", "settings"]),
    ("Button(\"Settings\") { showsRow = false; Task { pick() } }", ["row", "settings"]),
    ("Picker(onPick: move)", ["row", "settings"]),
    ("Text(\"Row\").font(Fonts.body).onTapGesture(perform: self.move)", ["row", "settings"]),
  ])
  func whatContentPresentsStaysApart(_ content: String, _ told: [String]) async throws {
    let others = """
      func pick() { showsSettings = true }
      func move() { showsRow = false; pick() }
      """
    #expect(try await cases("", present: "showsRow = true", content: content, others: others) == told)
  }

  /// Of others, a remark says that they are never shown. What is presented can only close itself.
  @Test func whatNothingSetsIsTold() async throws {
    let text = """
      struct Board: View {
        @State var showsRow = false
        @State private var showsSettings = false
        @State private var showsHelp = false
        @State private var showsNews = false
        var body: some View {
          VStack {
            Button("Settings") { showsSettings = true }
            Button("News") { showsNews.toggle() }
          }
          .sheet(isPresented: $showsRow) { Text("Row") }
          .sheet(isPresented: $showsSettings) { Text("Settings") }
          .sheet(isPresented: $showsHelp) { HelpView(isShown: $showsHelp) }
          .sheet(isPresented: $showsNews) { Button("Close") { showsNews.toggle() } }
        }
      }
      struct HelpView: View {
        @Binding var isShown: Bool
        var body: some View { Button("Close") { isShown = false } }
      }
      struct Home: View { var body: some View { Board() } }
      """
    let entry = try #require(
      try await suggestions(for: text, type: "Board").first { $0.answer == .presentedItem })
    #expect(entry.variables == ["showsSettings", "showsNews"])
    #expect(
      entry.remainders.map(\.reason) == [
        "nothing sets 'showsRow': what it presents is never shown",
        "nothing sets 'showsHelp': what it presents is never shown",
      ])
    // Nothing can be pressed behind a sheet.
    #expect(entry.writes.map(\.new).contains(["presentedSheet = .news"]))
    #expect(
      entry.writes.contains { $0.new.contains { $0.contains("Button(\"Close\") { presentedSheet = nil }") } })
  }

  /// Another view may set it.
  @Test func whatAnotherViewMaySetIsACase() async throws {
    let others = "var toolbar: some View { Toggle(\"Row\", isOn: $showsRow) }"
    #expect(
      try await cases("", present: "showsRow = false", content: "Text(\"Row\")", others: others) == [
        "row", "settings",
      ])
  }

  private static let optional = "@State private var row: UUID?"

  @Test(arguments: [
    (optional, "row = item.id; showsRow = true", "if let row { Text(\"\\(row)\") }", "row(UUID)"),
    (optional, "showsRow = true; row = item.id", "if let id = row { Text(\"\\(id)\") }", "row(UUID)"),
    ("@State private var row: Row?", "row = item; showsRow = true", "Text(row!.title)", "row(Row)"),
    ("@State private var row: Row?", "row = item; showsRow.toggle()", "Text(row!.title)", "row(Row)"),
    ("@State private var row = 0", "row = 3; showsRow = true", "Text(\"\\(row)\")", "row(Int)"),
    ("@State private var row = \"\"", "row = item.title; showsRow = true", "Text(row)", "row(String)"),
    ("@State private var row: [Row] = []", "row = rows; showsRow = true", "Text(row[0].title)", "row([Row])"),
    (
      "@State private var row: Row?", "row = rows.first!; showsRow = true",
      "Button(\"Use\") { guard let row else { return }; print(row) }", "row(Row)"
    ),
  ])
  func isTheValueOfItsCase(_ variable: String, _ present: String, _ content: String, _ told: String)
    async throws
  {
    #expect(try await cases(variable, present: present, content: content) == [told, "settings"])
  }

  @Test(arguments: [
    // It may be nil.
    (optional, "row = rows.first?.id; showsRow = true", "if let row { Text(\"\\(row)\") }"),
    ("@State private var row: String?", "row = item.note; showsRow = true", "if let row { Text(row) }"),
    // Something runs in between.
    (optional, "row = item.id; print(rows); showsRow = true", "if let row { Text(\"\\(row)\") }"),
    (optional, "row = item.id; withAnimation { showsRow = true }", "if let row { Text(\"\\(row)\") }"),
    // It is presented without a new value, too.
    (
      optional, "if item.note == nil { row = item.id; showsRow = true } else { showsRow = true }",
      "if let row { Text(\"\\(row)\") }"
    ),
    // What it becomes is not known, or more than it.
    (optional, "row = item.id; showsRow = true", "Text(row.map { \"\\($0)\" } ?? \"\")"),
    (optional, "row = item.id; showsRow = true", "if row != nil { Text(\"Row\") }"),
    // The name would stand for something else in the rest.
    (optional, "row = item.id; showsRow = true", "if let title = row { Text(\"\\(title)\") }; Text(title)"),
    // It is changed in place.
    ("@State private var row = 0", "row = 3; showsRow = true", "Stepper(\"Row\", value: $row)"),
    ("@State private var row = 0", "row += 3; showsRow = true", "Text(\"\\(row)\")"),
    // An argument hides what may fail.
    ("@State private var row = \"\"", "row = try! text(of: item); showsRow = true", "Text(row); Text(row)"),
  ])
  func staysOutside(_ variable: String, _ present: String, _ content: String) async throws {
    #expect(try await cases(variable, present: present, content: content) == ["row", "settings"])
  }

  /// Code outside of what is presented reads it or sets it up, or asks whether it is presented.
  @Test(arguments: [
    "var isMarked: Bool { row == 3 }", "var isBusy: Bool { showsRow }",
    "init(rows: [Row], row: Int) { self.rows = rows; _row = State(initialValue: row) }",
    "init(rows: [Row]) { self.rows = rows; self.row = 5 }",
  ])
  func staysOutsideWhereOthersLook(_ other: String) async throws {
    let found = try await cases(
      "@State private var row = 0", present: "row = 3; showsRow = true", content: "Text(\"\\(row)\")",
      others: other)
    #expect(found == ["row", "settings"])
  }

  /// A flag that only says how something is presented is a value of its case, and no state of its own.
  @Test(arguments: ["@State private var isNew = false", "@State private var isNew: Bool = false"])
  func aFlagIsTheValueOfACase(_ variable: String) async throws {
    let content = "Text(isNew ? \"New\" : \"Row\")"
    let others = "func add() { isNew = true; showsRow = true }"
    #expect(
      try await cases(
        variable, present: "isNew = false; showsRow = true", content: content, others: others)
        == ["row(Bool)", "settings"])
    // It tells what was presented last.
    #expect(
      try await cases(
        variable, present: "isNew = false; showsRow = true", content: content,
        others: others + "\n  var wasNew: Bool { isNew }") == ["row", "settings"])
  }

  /// The whole view is compiled for debugging alone.
  @Test func theViewMayBeConditional() async throws {
    let text = """
      #if DEBUG
      struct DebugView: View {
        @State private var showsError = false
        @State private var message = ""
        @State private var showsSettings = false
        var body: some View {
          Button("Load") { message = "failed"; showsError = true }
            .sheet(isPresented: $showsError) { Text(message) }
            .sheet(isPresented: $showsSettings) { Text("Settings") }
            .onTapGesture { showsSettings = true }
        }
      }
      #endif
      """
    let lines = try await suggestions(for: text, type: "DebugView").flatMap(\.declaration)
    #expect(lines.contains("  case error(String)"), "\(lines)")
  }

  /// A button of one dialog that presents the other one: as one item, both would be gone.
  @Test(arguments: [
    ("Button(\"Export\") { export() }", true), ("Button(\"Export\") { showsNotice = true }", false),
    ("ExportButton(showsNotice: $showsNotice)", false), ("moreButtons", false),
  ])
  func aDialogThatPresentsTheOtherIsNoCase(_ content: String, _ isOne: Bool) async throws {
    let text = """
      struct Toolbar: View {
        @State private var showsActions = false
        @State private var showsNotice = false

        var body: some View {
          VStack {
            Button("Actions") { showsActions = true }
            Button("Notice") { showsNotice = true }
          }
          .confirmationDialog("Actions", isPresented: $showsActions) { \(content) }
          .confirmationDialog("Notice", isPresented: $showsNotice) { Button("Export") { export() } }
        }
        private var moreButtons: some View { ExportButton(showsNotice: $showsNotice) }
        private func export() {}
      }
      struct ExportButton: View {
        @Binding var showsNotice: Bool
        var body: some View { Button("Export") { showsNotice = true } }
      }
      """
    let entries = try await suggestions(for: text, type: "Toolbar")
    #expect(entries.contains { $0.answer == .presentedItem } == isOne, "\(entries.map(\.answer))")
  }

  /// Two cases may have the same value.
  @Test func oneVariableMayBelongToTwoCases() async throws {
    let found = try await cases(
      "@State private var row = \"\"\n  @State private var showsNote = false",
      present: "row = item.title; showsRow = true",
      content: "Text(row) }.sheet(isPresented: $showsNote) { Text(row)",
      others: "func note() { row = \"note\"; showsNote = true }")
    #expect(found == ["row(String)", "settings", "note(String)"])
  }
}
