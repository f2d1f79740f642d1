extension FileFacts: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(
      path, origin, placeholders, types, typeAliases, variables, functions, functionsWithoutResultType)
    bytes.write(bodies, outsideWrites, bareWrites, outsideCalls, outsideBodies, switches, caseSets)
    bytes.write(
      literalTests, allCases, caseUses, drivingBodies, pairedOutcomes, selectingParameters, payloadPatterns)
    bytes.write(keyUses, namedTexts, keyProperties, quotedTexts, madeInstances, suppressions, problems)
    bytes.write(memberMentions, literalPlaces)
    bytes.write(
      computedProperties, flagGaps, numberUses, codedStates, fallthroughs, caseChains, computedWrites,
      lineCount)
    bytes.write(lookAlikes, optionalChains, handedValues)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(path: try bytes.read(), origin: try bytes.read())
    placeholders = try bytes.read()
    types = try bytes.read()
    typeAliases = try bytes.read()
    variables = try bytes.read()
    functions = try bytes.read()
    functionsWithoutResultType = try bytes.read()
    bodies = try bytes.read()
    outsideWrites = try bytes.read()
    bareWrites = try bytes.read()
    outsideCalls = try bytes.read()
    outsideBodies = try bytes.read()
    switches = try bytes.read()
    caseSets = try bytes.read()
    literalTests = try bytes.read()
    allCases = try bytes.read()
    caseUses = try bytes.read()
    drivingBodies = try bytes.read()
    pairedOutcomes = try bytes.read()
    selectingParameters = try bytes.read()
    payloadPatterns = try bytes.read()
    keyUses = try bytes.read()
    namedTexts = try bytes.read()
    keyProperties = try bytes.read()
    quotedTexts = try bytes.read()
    madeInstances = try bytes.read()
    suppressions = try bytes.read()
    problems = try bytes.read()
    (memberMentions, literalPlaces) = (try bytes.read(), try bytes.read())
    computedProperties = try bytes.read()
    flagGaps = try bytes.read()
    numberUses = try bytes.read()
    codedStates = try bytes.read()
    fallthroughs = try bytes.read()
    caseChains = try bytes.read()
    computedWrites = try bytes.read()
    lineCount = try bytes.read()
    (lookAlikes, optionalChains, handedValues) = (try bytes.read(), try bytes.read(), try bytes.read())
  }
}
