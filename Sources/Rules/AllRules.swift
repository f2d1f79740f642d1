/// Every rule, one type name a line, in alphabetical order: the files of `Catalog`.
package let allRules: [any Rule.Type] = [
  BrokenInvariant.self,
  DerivedFlag.self,
  EnumDefault.self,
  FlagAndOptional.self,
  LastCaseDefault.self,
  OptionalBool.self,
  PartialReset.self,
  StringKey.self,
  StuckState.self,
  TangledState.self,
  TupleDefault.self,
]
