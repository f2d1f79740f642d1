//@ add = BoardSide.middle
//@ add = Paint.blue
//@ add = GearStage.reverse
// Only a combination that no branch takes is refused.

enum BoardSide { case left, right }

enum Paint { case black, white }

enum GearStage { case first, second }

struct Board {
  var side = BoardSide.left
  var color: Paint = .black

  func both() -> Int {
    switch (side, color) {  //~ flagged "`(.middle, _)`" //~ flagged "`(_, .blue)`"
    case (.left, .black): 1
    case (.left, .white): 2
    case (.right, _): 3
    }
  }

  func leftOnly() -> Int {
    switch (side, color) {  //~ flagged "`(.middle, _)`"
    case (.left, .black): 1
    case (.left, _): 2  //~ silent "takes `case (.left, _)`"
    case (.right, _): 3  //~ silent "takes `case (.right, _)`"
    }
  }

  func rest() -> Int {
    switch (side, color) {
    case (.left, .black): 1
    case (.right, .white): 2
    case (_, _): 3  //~ silent "takes `case (_, _)`" //~ silent "takes `case (_, _)`"
    }
  }

  func flagged(_ isOn: Bool) -> Int {
    switch (side, isOn) {  //~ flagged "`(.middle, _)`"
    case (.left, true): 1
    case (.left, false): 2
    case (.right, _): 3
    }
  }

  func halfway(_ isOn: Bool) -> Int {
    switch (side, isOn) {
    case (.left, true): 1
    case (_, false): 2  //~ silent "takes `case (_, false)`"
    case (_, true): 3  //~ silent "takes `case (_, true)`"
    }
  }

  func numbers(_ count: Int) -> Int {
    switch (count, side) {  //~ flagged "`(_, .middle)`"
    case (0, _): 0
    case (_, .left): 1
    case (_, .right): 2
    }
  }

  func maybe(_ other: BoardSide?) -> Int {
    switch (side, other) {  //~ flagged
    case (.left, .left?): 1
    case (.left, .right?): 2
    case (.left, nil): 3
    case (.right, _): 4
    }
  }

  func isLeftBlack() -> Bool {
    if case (.left, .black) = (side, color) { return true }  //~ silent "the `if` is skipped" //~ silent "the `if` is skipped"
    return false
  }
}

extension GearStage: Equatable {
  static func == (left: GearStage, right: GearStage) -> Bool {
    switch (left, right) {
    case (.first, .first), (.second, .second): true
    default: false  //~ silent "takes the `default`"
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {  //~ flagged
    case (.first, .second): true
    case (.first, .first), (.second, _): false
    }
  }
}
