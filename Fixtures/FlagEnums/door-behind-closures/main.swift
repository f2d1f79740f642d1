func make(_ isOpen: Bool) -> Door { Door(name: "front", isOpen: isOpen) }

let door = make(true)
let back = Door(name: "back", isOpen: door.state.isEmpty)
print(door.state, back.state, Door.isOpen(door), Door.isOpen(back))
door.onChange = { isOpen in print("changed to", isOpen) }
door.later { work in work() }
print(door.compare(true), door.compare(true), door.compare(false))
print(door.nested(), back.nested())
var window = Window(isOpen: true, door: door)
print(window.isOpen, window.isDraughty, window.isTight)
window.isOpen = false
window.door = nil
print(window.isOpen, window.isDraughty, window.isTight)
let doors: [String: Door] = ["front": door, "back": back]
doors["back"]?.isOpen = doors["front"]?.isOpen == false
print(back.isOpen, doors["front"]!.isOpen, doors["side"]?.isOpen ?? true)
func swing(_ doors: inout [Door]) {
  for index in doors.indices where !doors[index].isOpen { doors[index].isOpen.toggle() }
}
var all: [Door] = [door, back]
swing(&all)
print(all.allSatisfy { $0.isOpen }, all.first?.isOpen == true)
let wish: Wish = .isOpen
print(wish == .isOpen ? "wants it open" : "wants it closed")
#if DEBUG
  print(door.isOpen)
#endif
