// error: switch must be exhaustive
enum Phase {
  case idle, loading, loaded([String])
}

func title(_ phase: Phase) -> String {
  switch phase {
  case .idle: "Nothing yet"
  case .loading: "Loading"
  }
}
