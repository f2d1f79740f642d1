final class Printer {
  enum Job { case waiting, printing, jammed }

  private var job = Job.waiting  //~ stuck_state "nothing leads out of 'jammed'"

  func print() {
    guard case .waiting = job else { return }
    job = .printing
    feedPaper { [weak self] isJammed in
      guard let self, self.job == .printing else { return }
      self.job = isJammed ? .jammed : .waiting
    }
  }
}
