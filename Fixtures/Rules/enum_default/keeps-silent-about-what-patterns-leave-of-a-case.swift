// The answers of a server: whoever looks for two numbers names the rest at once.
enum ServerFailure {
  case offline
  case unreadable
  case status(Int)
  case refused(reason: String)
}

func text(_ failure: ServerFailure) -> String {
  switch failure {
  case .status(404): "Not found"
  case .status(503): "Closed for repairs"
  case .refused(reason: "age"): "Too young"
  default: "Something went wrong"
  }
}
