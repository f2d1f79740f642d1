final class Ferry {}

final class Viaduct {}

struct Crossing {
  var ferry: Ferry?
  var bridge: Viaduct?
}

final class Walker {
  var crossing = Crossing()

  func cross() {
    if let ferry = crossing.ferry {  //~ tangled_state "are asked for in turn in 'Walker.cross', whose 'else' has nothing to say"
      wait(for: ferry)
    } else if let bridge = crossing.bridge {
      walk(over: bridge)
    } else {
      // What now?
    }
  }
}
