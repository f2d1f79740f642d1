//@ internal_flags = true
final class Screen {
  let model = Model()

  func show() { print(model.isBeta, Model.isLogged) }
}
