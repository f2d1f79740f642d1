//~ states Juicer contains
//~ variables isOn isFull
//~ make Juicer()
//~ do if !it.isFull { it.press("apple") }
//~ do if !it.isOn { it.fill() }
//~ do it.empty()
//~ watch fruit
//~ watch presses
//~ assume exclusive: isOn, isFull
//~ rewrite isOn isFull

/// Bodies of one line, of which one step becomes several.
final class Juicer {
  private(set) var isOn = false
  private(set) var isFull = false
  private(set) var fruit = ""
  private(set) var presses = 0

  func press(_ name: String) { isOn.toggle(); fruit = name; presses += 1 }
  func fill() { fruit = "none"; isFull.toggle(); presses = 0 }
  func empty() { isOn = false; isFull = false }
}
