import SwiftUI

final class AccountModel {
  var showsLoginSheet = false  //~ flag_family "'showsLoginSheet', 'isShowingSignupSheet' and 'isHelpSheetPresented'"
  var isShowingSignupSheet = false
  var isHelpSheetPresented = false
  var showsToolbar = true

  func logIn() { showsLoginSheet = true }

  func signUp() { isShowingSignupSheet = true }

  func help() { isHelpSheetPresented = true }
}
