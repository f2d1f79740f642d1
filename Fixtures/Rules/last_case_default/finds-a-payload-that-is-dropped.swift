enum Reply {
  case text(String)
  case number(Int)
  case failure(any Error)
}

func show(_ reply: Reply) {
  switch reply {
  case .text(let text): print(text)
  case let .number(number): print(number)
  default: break  //~ last_case_default "'failure'"
  }
}
