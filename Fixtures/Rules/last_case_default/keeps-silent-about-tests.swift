import XCTest

enum Expectation { case met, missed }

func describe(_ expectation: Expectation) -> String {
  switch expectation {
  case .met: "met"
  default: "missed"
  }
}
