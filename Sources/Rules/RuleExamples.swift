/// The examples of the rules' pages by rule id, written from `Fixtures/Rules` by the tests.
let ruleExamples: [String: RuleExample] = [:]
