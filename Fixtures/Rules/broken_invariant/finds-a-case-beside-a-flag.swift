//@ invariant Shop.Till: phase == .closed || isLit
enum Shop {
  final class Till {  //~ broken_invariant "'open' on a fresh instance can lead to 'phase' as 'open' without 'isLit'"
    enum Phase { case closed, open }

    private var phase = Phase.closed
    private(set) var isLit = false

    func open() { phase = .open }
    func light() { isLit = true }
  }
}
