/// Every rule, one type name a line, in alphabetical order: the files of `Catalog`.
package let allRules: [any Rule.Type] = [
  EnumDefault.self,
  LastCaseDefault.self,
  OptionalBool.self,
  StringKey.self,
  TangledState.self,
  TupleDefault.self,
]
