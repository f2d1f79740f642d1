enum Key { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q }

func note(_ key: Key) -> Int {
  if key == .a {
    return 1
  } else if key == .b {
    return 2
  } else if key == .c {
    return 3
  }
  return 0
}
