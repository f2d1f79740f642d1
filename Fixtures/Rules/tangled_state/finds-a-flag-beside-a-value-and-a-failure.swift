// Whoever shows the forecast asks for one, else for the next: what loads has not failed.
import Foundation

final class Forecast {
  private var isLoading = false  //~ tangled_state "'isLoading' is never true while 'failure' is set: at most 3 of 4 combinations are reached"
  private var failure: String?
  private var name = ""

  func load() {
    isLoading = true
    failure = nil
  }

  func finish(_ text: String?) {
    isLoading = false
    failure = text
  }

  var title: String {
    if isLoading {
      "Loading"
    } else if let failure {
      failure
    } else {
      name
    }
  }
}
