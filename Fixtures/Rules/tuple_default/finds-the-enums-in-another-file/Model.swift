enum Crop { case wheat, maize }
enum Soil { case sand, clay, loam }
