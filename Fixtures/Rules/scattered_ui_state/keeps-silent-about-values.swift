// What is set are parts of values of this object, not other objects.
struct Filter { var isOn = false }

final class Settings {
  var first = Filter(), second = Filter(), third = Filter()

  func all() {
    first.isOn = true
    second.isOn = true
    third.isOn = true
  }

  func none() {
    first.isOn = false
    second.isOn = false
    third.isOn = false
  }

  func some() {
    first.isOn = true
    second.isOn = false
    third.isOn = false
  }
}
