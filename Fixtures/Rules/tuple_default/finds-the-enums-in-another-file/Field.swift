struct Field {
  let crop: Crop
  let soil: Soil

  var yield: Double {
    switch (crop, soil) {
    case (.wheat, .loam): 8
    case (.maize, .clay): 6
    default: 3  //~ tuple_default "4 of 6 combinations of '(crop, soil)'"
    }
  }
}
