enum Refusal { case declined, unknown, unavailable, expired }

func text(_ answer: StoreAnswer?) -> String {
  if answer?.code == .declined {
    return "declined"
  } else if answer?.code == .unknown {
    return "unknown"
  } else if answer?.code == .expired {
    return "expired"
  } else {
    return "other"
  }
}
