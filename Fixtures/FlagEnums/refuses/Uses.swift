final class Lamp {
  var isLampUp = false
  var isLampOpen = false
  var isLampTop = false
  var isLampLeft = false
  var isLampDark = false
  var isLampGrid = false
  var isLampLocal = false
  var lampVisibility = 0
  var isLampHidden = false
  var wasTouched = false
  private(set) var isLampForward = false

  func change(_ value: inout Bool) { value = true }

  func useAll(_ isNight: Bool) {
    change(&isLampUp)
    (isLampTop, _) = (true, 0)
    isLampLeft = if isNight { true } else { false }
    isLampDark ||= isNight
    print(isLampForward)
  }
}

infix operator ||= : AssignmentPrecedence
func ||= (left: inout Bool, right: Bool) { left = left || right }

func lit(_ lamps: [Lamp]) -> [Bool] { lamps.map(\.isLampOpen) }

func first(of lamps: [Lamp]) -> Bool? { lamps.first?.isLampGrid }

func ask<Value>(_ value: Value, _ get: (Value) -> Box) -> Bool { get(value).isLampLocal }

@dynamicMemberLookup
struct Box {
  var lamp: Lamp
  subscript<Value>(dynamicMember path: KeyPath<Lamp, Value>) -> Value { lamp[keyPath: path] }
}

struct Door {
  var isDoorOpen = false
  let width: Int
}

func doors() -> [Door] { [.init(isDoorOpen: true, width: 3)] }

struct DoorView {
  @State private var isLidOpen = false

  var body: some View { Toggle("Lid", isOn: $isLidOpen) }
}

class Gate {
  var isGateOpen = false
}

final class IronGate: Gate {
  override var isGateOpen: Bool {
    didSet { print("clang") }
  }
}

final class Panel: NSView {
  var isSelected = false
}

final class Probe {
  var isProbeEnabled = false

  var text: String { "\(Mirror(reflecting: self).children)" }
}

struct Notice {
  var isNoticeVisible = false

  mutating func show() {
    isNoticeVisible = true
  }
}

@available(macOS 13, *)
extension Notice: Expiring {}

protocol Expiring {
  var isNoticeVisible: Bool { get set }
}

struct Parcel {
  var isParcelLocked = false
}

struct Shelf<Parcel: Lockable> {
  var parcel: Parcel

  func isShut() -> Bool { parcel.isParcelLocked }
}

protocol Lockable {
  var isParcelLocked: Bool { get }
}
