// The tags are what the view may set it to.
struct HomeView: View {
  @State private var tab = 0  //~ status_code "'tab' is only ever '0', '1' and '2'"

  var body: some View {
    TabView(selection: $tab) {
      FeedView().tag(0)
      SearchView().tag(1)
      ProfileView().tag(2)
    }
    .toolbar { if tab == 1 { SearchButton() } }
  }
}
