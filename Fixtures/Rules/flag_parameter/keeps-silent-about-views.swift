struct Screen {
  func content(isWide: Bool) -> some View {
    if isWide {
      Sidebar()
      Detail()
    } else {
      Detail()
      Toolbar()
    }
  }
}
