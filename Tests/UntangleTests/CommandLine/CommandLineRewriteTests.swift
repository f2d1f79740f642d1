import Testing
import UntangleReports

/// `untangle suggest` and `untangle rewrite`, as a user starts them.
struct CommandLineRewriteTests {
  private static let editor = """
    final class Editor {
      private var isDirty = false
      private var isSaving = false

      func type() {
        guard !isSaving else { return }
        isDirty = true
      }

      func save() {
        guard isDirty, !isSaving else { return }
        isDirty = false
        isSaving = true
        upload { [weak self] in self?.isSaving = false }
      }

      private func upload(_ done: @escaping () -> Void) {}
    }

    """

  private static let watched = """
    final class Watched {
      private var isOn = false { didSet { print(isOn) } }
      private var isHot = false

      func heat() {
        guard isOn else { return }
        isHot = true
      }
      func turnOn() { isOn = true }
      func turnOff() {
        isOn = false
        isHot = false
      }
    }

    """

  private static let view = """
    struct HomeView: View {
      @State private var isSettingsShown = false
      @State private var showsHelp = false
      @State private var isAsking = false

      var body: some View {
        Button("Settings") { isSettingsShown = true }
          .onLongPressGesture { showsHelp = true }
          .sheet(isPresented: $isSettingsShown) { Text("Settings") }
          .sheet(isPresented: $showsHelp) {
            Button("Close") { showsHelp = false }
          }
          .alert("Are you sure?", isPresented: $isAsking) { Text("Help") }
      }
    }

    """

  private func folder(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    return folder
  }

  @Test func aRewriteIsShownAsADiff() async throws {
    let folder = try folder(Self.editor)
    let run = try await folder.untangle("rewrite", "--type", "Editor")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.prefix(2) == ["--- a/A.swift", "+++ b/A.swift"])
    for line in ["+  private enum State {", "+    case saving", "+    state = .saving"] {
      #expect(run.lines.contains(line))
    }
    #expect(try folder.text("A.swift") == Self.editor)
  }

  @Test func appliedItIsTheSameAndFindsNothingMore() async throws {
    let folder = try folder(Self.editor)
    let diff = try await folder.untangle("rewrite", "--type", "Editor").text
    let run = try await folder.untangle("rewrite", "--type", "Editor", "--apply")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    let added = diff.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
    let text = try folder.text("A.swift")
    #expect(added.allSatisfy { text.contains($0.dropFirst()) })
    let again = try await folder.untangle("rewrite", "--type", "Editor", "--apply")
    #expect(again.status == 1)
    #expect(again.errors.hasPrefix("Editor is left as it is: "))
    #expect(try folder.text("A.swift") == text)
  }

  @Test func oldNamesGoWhereNothingElseUsesThem() async throws {
    let folder = try folder(Self.editor)
    let run = try await folder.untangle("rewrite", "--type", "Editor", "--dissolve", "--apply")
    #expect(run.status == 0)
    let text = try folder.text("A.swift")
    for name in ["isDirty", "isSaving"] { #expect(!text.contains(name)) }
    #expect(text.contains("guard state != .saving else { return }"))
    #expect(text.contains("guard state == .dirty else { return }"))
  }

  @Test func anOldNameStaysWhereAnotherFileUsesIt() async throws {
    let folder = try folder(
      Self.editor.replacing("  private var isSaving", with: "  private(set) var isSaving"))
    try folder.write("B.swift", "func ask(_ editor: Editor) -> Bool { editor.isSaving }\n")
    let run = try await folder.untangle("rewrite", "--type", "Editor", "--dissolve")
    #expect(run.lines.contains("+  var isSaving: Bool { state == .saving }"))
    #expect(!run.text.contains("+  private var isDirty"))
  }

  /// What is printed would name the project's type.
  @Test func anOwnTypeCalledBindingIsInTheWay() async throws {
    let view = """
      struct HomeView: View {
        @State private var isHelpShown = false
        @State private var isListShown = false

        var body: some View {
          Button("Help") {
            isHelpShown = true
            isListShown = false
          }
          .onLongPressGesture {
            isListShown = true
            isHelpShown = false
          }
          .sheet(isPresented: $isHelpShown) { Text("Help") }
        }
      }

      """
    let folder = try folder(view)
    #expect(try await folder.untangle("rewrite", "--type", "HomeView").status == 0)
    try folder.write("B.swift", "struct Binding {}\n")
    let run = try await folder.untangle("rewrite", "--type", "HomeView")
    #expect(run.status == 1)
    #expect(run.errors.contains("the project has its own 'Binding'"))
    #expect(run.errors.contains("A.swift:14:25: '$isHelpShown' hands out a binding"))
  }

  @Test func dissolvingIsForNamesThatAnEnumReplaces() async throws {
    let folder = try folder(Self.view)
    let run = try await folder.untangle("rewrite", "--type", "HomeView", "--presented-item", "--dissolve")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "--dissolve removes the old names of variables that become an enum, and --presented-item has none."))
  }

  @Test func statesOfTheResultAreTheOldOnes() async throws {
    let folder = try folder(Self.editor)
    let before = try await folder.untangle("states", "--type", "Editor", "--format", "json").json()
    _ = try await folder.untangle("rewrite", "--type", "Editor", "--apply")
    let after = try await folder.untangle("states", "--type", "Editor", "--format", "json").json()
    let old = before["types"].elements[0]
    let new = after["types"].elements[0]
    #expect(new["reachable"].elements.count == old["reachable"].elements.count)
    #expect(new["transitions"].elements.count == old["transitions"].elements.count)
    #expect(new["representable"].integer == old["reachable"].elements.count)
  }

  @Test func aRefusalNamesTheLine() async throws {
    let folder = try folder(Self.watched)
    let run = try await folder.untangle("rewrite", "--type", "Watched", "--apply")
    #expect(run.status == 1)
    #expect(run.text == "")
    #expect(run.errors.contains("A.swift:2:15: 'isOn' has observers\n"))
    #expect(try folder.text("A.swift") == Self.watched)
  }

  @Test func aTypeIsRequiredAndMustBeKnown() async throws {
    let folder = try folder(Self.editor)
    #expect(try await folder.untangle("rewrite").status == 2)
    let run = try await folder.untangle("rewrite", "--type", "Edtor")
    #expect(run.status == 2)
    #expect(run.errors == "error: no type 'Edtor'; did you mean 'Editor'?\n")
  }

  @Test func aFileThatDoesNotParseIsLeftAlone() async throws {
    let text = Self.editor + "func broken( {\n"
    let folder = try folder(text)
    let run = try await folder.untangle("rewrite", "--type", "Editor", "--apply")
    #expect(run.status == 2)
    #expect(run.errors.contains("A.swift:"))
    #expect(try folder.text("A.swift") == text)
  }

  @Test func standardInputCannotBeWritten() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle("rewrite", "-", "--type", "Editor", "--apply", input: Self.editor)
    #expect(run.status == 2)
    #expect(run.errors.contains("--apply needs files"))
  }

  @Test func namesAreTheUsers() async throws {
    let folder = try folder(Self.editor)
    let run = try await folder.untangle(
      "rewrite", "--type", "Editor", "--enum", "Progress", "--name", "isDirty=edited", "--name", "none=clean")
    #expect(run.lines.contains("+  private enum Progress {"))
    #expect(run.lines.contains("+    case edited"))
    #expect(run.lines.contains("+  private var progress: Progress = .clean"))
    let unknown = try await folder.untangle("rewrite", "--type", "Editor", "--name", "isDirty+isSaving=both")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("no state is called 'both'"))
    #expect(try await folder.untangle("rewrite", "--type", "Editor", "--name", "x").status == 2)
  }

  @Test func namesMayStandInTheConfiguration() async throws {
    let folder = try folder(Self.editor)
    try folder.write(".lintrc.yml", "names:\n  Editor: { enum: Progress, isSaving: storing }\n")
    let run = try await folder.untangle("rewrite", "--type", "Editor")
    #expect(run.lines.contains("+  private enum Progress {"))
    #expect(run.lines.contains("+    case storing"))
  }

  @Test(arguments: SuggestionFormat.allCases)
  func everyFormatSuggestsTheEnum(format: SuggestionFormat) async throws {
    let folder = try folder(Self.editor)
    let run = try await folder.untangle("suggest", "--type", "Editor", "--format", format.rawValue)
    #expect(run.status == 0)
    #expect(run.errors == "")
    for word in ["private enum State {", "case saving", "private var isDirty: Bool {", "state = .saving"] {
      #expect(run.text.contains(word), "\(format)")
    }
  }

  @Test func aSuggestionInJSONHasAllItsParts() async throws {
    let folder = try folder(Self.watched)
    let document = try await folder.untangle("suggest", "--type", "Watched", "--format", "json").json()
    let suggestion = document["suggestions"].elements[0]
    #expect(document["schemaVersion"].integer == 1)
    #expect(suggestion["answer"].string == "enum")
    #expect(suggestion["cases"].elements.count == 3)
    #expect(suggestion["byHand"].elements[0]["reason"].string == "'isOn' has observers")
    #expect(suggestion["byHand"].elements[0]["line"].integer == 2)
  }

  @Test func nothingToSuggestIsSaid() async throws {
    let run = try await folder("struct Plain {}\n").untangle("suggest")
    #expect(run.status == 0)
    #expect(run.text == "nothing to suggest\n")
  }

  @Test func flagsOfOneViewBecomeOneItem() async throws {
    let folder = try folder(Self.view)
    let shown = try await folder.untangle("suggest", "--type", "HomeView")
    #expect(shown.text.contains("@State private var presentedSheet: PresentedSheet?"))
    #expect(
      shown.text.contains("'untangle rewrite --type HomeView --presented-item' shows all of it as a diff"))
    let run = try await folder.untangle("rewrite", "--type", "HomeView", "--presented-item", "--apply")
    #expect(run.status == 0)
    let text = try folder.text("A.swift")
    #expect(text.contains("Button(\"Settings\") { presentedSheet = .settings }"))
    #expect(text.contains(".sheet(item: $presentedSheet) { sheet in"))
    #expect(text.contains("Button(\"Close\") { presentedSheet = nil }"))
    #expect(text.contains("isPresented: $isAsking"), "an alert is no sheet")
  }

  @Test func sheetsWithAnEnumGetNoSecondOne() async throws {
    let folder = try folder(
      """
      struct HomeView: View {
        enum Sheet: Identifiable {
          case login
          var id: Self { self }
        }
        @State private var sheet: Sheet?
        @State private var isSettingsShown = false
        @State private var showsHelp = false

        var body: some View {
          Button("Settings") { isSettingsShown = true }
            .onLongPressGesture { showsHelp = true }
            .sheet(item: $sheet) { _ in Text("Login") }
            .sheet(isPresented: $isSettingsShown) { Text("Settings") }
            .sheet(isPresented: $showsHelp) { Text("Help") }
        }
      }

      """)
    let advice =
      "'sheet' holds sheets of this view already; 'Sheet' could have these cases, too: settings, help"
    let shown = try await folder.untangle("suggest", "--type", "HomeView")
    #expect(shown.text.contains(advice), "\(shown.text)")
    #expect(!shown.text.contains("PresentedSheet"))
    let run = try await folder.untangle("rewrite", "--type", "HomeView", "--presented-item")
    #expect(run.text == "")
    #expect(run.errors.contains(advice), "\(run.errors)")
  }

  @Test func statesOfAScreenAreApplied() async throws {
    let folder = try folder(
      """
      final class BarController: UIViewController {
        private let bar = UIView(), badge = UIView(), button = UIButton()
        func show() {
          bar.isHidden = false
          badge.alpha = 1
          button.isEnabled = true
        }
        func hide() {
          bar.isHidden = true
          badge.alpha = 0
          button.isEnabled = false
        }
      }

      """)
    let two = ["--set", "rules.scattered_ui_state.minimum_methods=2"]
    let command = ["rewrite", "--type", "BarController", "--ui-state", "--name", "hide=away"]
    let few = try await folder.untangle(command)
    #expect(few.status == 1)
    #expect(few.errors.contains("no methods of it drive the same objects"))
    #expect(try await folder.untangle(command + two + ["--apply"]).status == 0)
    let text = try folder.text("A.swift")
    #expect(
      text.contains("  func show() {\n    apply(.shown)\n  }\n  func hide() {\n    apply(.away)\n  }\n"))
    #expect(try await folder.untangle(["suggest"] + two).text == "nothing to suggest\n")
  }

  /// The enum is called after what all of its variables name, whatever else the type has. The cases need not repeat that.
  @Test(arguments: [true, false])
  func anEnumIsCalledAfterWhatItIsAbout(isOneOfSeveral: Bool) async throws {
    let other = isOneOfSeveral ? "private(set) var isLoading = false; func load() { isLoading.toggle() }" : ""
    let folder = try folder(
      """
      @MainActor final class Thread {
        private(set) var isPostingReply = false
        private(set) var replyError: Failure?
        \(other)

        func reply(to server: Server) async {
          isPostingReply = true
          replyError = nil
          defer { isPostingReply = false }
          do {
            try await server.post()
          } catch {
            replyError = Failure()
          }
        }
      }

      struct Failure: Error {}
      struct Server { func post() async throws {} }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Thread")
    #expect(run.status == 0, "\(run.errors)")
    let expected = ["+  enum ReplyState {", "+    case posting", "+      replyState = .failed(Failure())"]
    for line in expected { #expect(run.lines.contains(line), "\(run.text)") }
  }

  /// Seven states of all four have no seven names; the three that exclude each other have four.
  @Test func partsWithNamesAreBetterThanAWholeWithout() async throws {
    let folder = try folder(
      """
      @MainActor final class CategoryFeed {
        private(set) var posts: [Int] = []
        private(set) var isLoading = false
        private(set) var isLoadingMore = false
        private var nextPage: Int?
        private var canLoadMore = true
        private var isFetchingFirstPage = false

        func load(from server: Server, quietly: Bool) async {
          guard !isFetchingFirstPage, !isLoadingMore else { return }
          isFetchingFirstPage = true
          defer { isFetchingFirstPage = false }
          let showsLoader = posts.isEmpty && !quietly
          if showsLoader { isLoading = true }
          defer { if showsLoader { isLoading = false } }
          do {
            let page = try await server.page(after: nil)
            posts = page.posts
            nextPage = page.next
            canLoadMore = page.next != nil && !page.posts.isEmpty
          } catch {
            report(error)
          }
        }

        func loadMore(from server: Server) async {
          guard !isFetchingFirstPage, !isLoadingMore, canLoadMore else { return }
          guard let next = nextPage else {
            canLoadMore = false
            return
          }
          isLoadingMore = true
          defer { isLoadingMore = false }
          do {
            let page = try await server.page(after: next)
            posts += page.posts
            nextPage = page.next
            canLoadMore = page.next != nil && !page.posts.isEmpty
          } catch {
            report(error)
          }
        }
      }

      """)
    let text = try await folder.untangle("suggest", "--type", "CategoryFeed").text
    #expect(text.contains("case loadingMore"), "\(text)")
    #expect(!text.contains("name it"), "\(text)")
    #expect(!text.contains("var canLoadMore: Bool {"), "\(text)")
  }

  /// What is asked for in the middle of a body no enum of the states between bodies can answer.
  @Test func aCombinationThatABodyAsksForIsNoCaseLess() async throws {
    let folder = try folder(
      """
      final class Messages {
        private(set) var isOnScreen = false
        private(set) var needsReload = true
        func appear() {
          isOnScreen = true
          reload()
        }
        func disappear() { isOnScreen = false }
        func change() {
          needsReload = true
          reload()
        }
        private func reload() {
          guard isOnScreen, needsReload else { return }
          needsReload = false
        }
      }

      """)
    let shown = try await folder.untangle("suggest", "--type", "Messages")
    #expect(
      shown.text.contains("the condition in line 14 asks for a combination that holds in no state"),
      "\(shown.text)")
  }

  /// A flag that is set for the time of a body only is no dead one.
  @Test func onlyWhatNothingEverSetsNeverChanges() async throws {
    let folder = try folder(
      """
      final class Queue {
        private var isDraining = false
        private var isClosed = false
        private var jobs: [() -> Void] = []
        func drain() {
          guard !isDraining, !isClosed else { return }
          isDraining = true
          jobs.forEach { $0() }
          isDraining = false
        }
        func close() { isClosed = true }
      }

      """)
    let shown = try await folder.untangle("suggest", "--type", "Queue")
    #expect(!shown.text.contains("fewer stored variables"), "\(shown.text)")
  }

  @Test func aSetOfFlagsIsShownOnRequest() async throws {
    let folder = try folder("struct Style {\n  var isBold = true\n  var isItalic = false\n}\n")
    let run = try await folder.untangle("suggest", "--type", "Style", "--option-set")
    #expect(run.text.contains("static let italic = Options(rawValue: 1 << 1)"))
    #expect(run.text.contains("var options: Options = [.bold]"))
    #expect(try await folder.untangle("suggest", "--option-set").status == 2)
  }

  /// Two targets may each have a type of this name.
  @Test func typesOfOneNameAreEachProved() async throws {
    let folder = try TemporaryFolder()
    let other = "final class Editor {\n  var text = \"\"\n}\n"
    for (path, text) in [
      ("A/Editor.swift", other), ("B/Editor.swift", Self.editor), ("C/Editor.swift", Self.editor),
    ] {
      try folder.write(path, text)
    }
    let run = try await folder.untangle("suggest", "--format", "json")
    #expect(run.text.matches(of: #/"proved": ?true/#).count == 2, "\(run.text)")
    let rewrite = try await folder.untangle("rewrite", "--type", "Editor")
    #expect(
      rewrite.lines.filter { $0.hasPrefix("+++ ") } == ["+++ b/B/Editor.swift", "+++ b/C/Editor.swift"])
  }
}
