//~ states Stamper contains
//~ variables isInking isStamping
//~ make Stamper()
//~ do it.ink()
//~ do it.stamp()
//~ rewrite refused: threads

/// The work is stored before a queue gets it, and `self` has another name there.
final class Stamper: @unchecked Sendable {
  private(set) var isInking = false
  private(set) var isStamping = false

  func ink() {
    let work = { [weak self] in
      guard let press = self else { return }
      press.dip()
    }
    DispatchQueue.global().async(execute: work)
  }

  private func dip() {
    if !isStamping { isInking = true }
  }

  func stamp() {
    isInking = false
    isStamping = true
  }
}
