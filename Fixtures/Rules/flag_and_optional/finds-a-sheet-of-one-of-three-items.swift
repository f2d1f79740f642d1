// One sheet is shown at a time: the item that is set says which.
final class GardenModel {
  private(set) var plantToShow: Plant?  //~ flag_and_optional "only one of 'plantToShow', 'bedToEdit' and 'toolToLend' is ever set at a time"
  private(set) var bedToEdit: Bed?
  private(set) var toolToLend: Tool?

  func show(_ plant: Plant) {
    plantToShow = plant
    bedToEdit = nil
    toolToLend = nil
  }

  func edit(_ bed: Bed) {
    bedToEdit = bed
    plantToShow = nil
    toolToLend = nil
  }

  func lend(_ tool: Tool) {
    (plantToShow, bedToEdit) = (nil, nil)
    toolToLend = tool
  }
}

struct Plant { var name: String }
struct Bed { var number: Int }
struct Tool { var name: String }
