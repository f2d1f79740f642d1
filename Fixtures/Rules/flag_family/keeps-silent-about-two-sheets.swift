final class Screen {
  var showsLoginSheet = false
  var showsHelpSheet = false
  var showsSidebar = true
  var showsToolbar = true
  var showsRuler = true

  func logIn() { showsLoginSheet = true }
}
