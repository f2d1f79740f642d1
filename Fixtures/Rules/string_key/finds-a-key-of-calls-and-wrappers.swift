// A wrapper and a call keep the value in one place.
struct IntroductionView: View {
  @AppStorage("introductionIsShown") private var isShown = true  //~ string_key "user defaults key 'introductionIsShown' is written as a literal in 3 places"

  var body: some View { EmptyView() }
}

final class IntroductionRepository {
  func reset() { UserDefaults.standard.set(true, forKey: "introductionIsShown") }

  func isShown() -> Bool { UserDefaults.standard.bool(forKey: "introductionIsShown") }
}
