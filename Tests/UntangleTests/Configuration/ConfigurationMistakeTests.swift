import Testing
import UntangleConfiguration

/// Text that is YAML and says what no configuration can.
@Suite struct ConfigurationMistakeTests {
  @Test(arguments: names + severities + options + globs + sections)
  func saysWhatIsWrongAndWhere(_ row: MistakenText) {
    #expect(mistakes(parsed(row.text)) == row.expected)
  }

  static let names = [
    MistakenText("exclude: []\n", "1:1 unknown key 'exclude'; did you mean 'excluded'?"),
    MistakenText("Rules:\n", "1:1 unknown key 'Rules'; did you mean 'rules'?"),
    MistakenText(
      "foo: 1\n",
      "1:1 unknown key 'foo'; known are untangle_version, extends, included, excluded, rules, score, keys, enums, closures, functions, "
        + "invariants, assume, names, limits, rule_pages and overrides"),
    MistakenText(
      "rules:\n  tangeld_state: off\n",
      "2:3 unknown rule 'tangeld_state'; did you mean 'tangled_state'?"),
    MistakenText(
      "rules:\n  é: { tangled-state: on }\n  flagparameter: on\n", "2:3 unknown rule 'é'",
      "3:3 unknown rule 'flagparameter'; did you mean 'flag_parameter'?"),
    MistakenText(
      "rules: { \"é\": off, enum_defualt: on }\n", "1:10 unknown rule 'é'",
      "1:21 unknown rule 'enum_defualt'; did you mean 'enum_default'?"),
    MistakenText(
      "rules:\n  enum_default:\n    smalest: 3\n",
      "3:5 unknown option 'smalest' of 'enum_default'; did you mean 'smallest'?"),
    MistakenText(
      "rules:\n  tangled_state:\n    xyzzy: 3\n",
      "3:5 unknown option 'xyzzy' of 'tangled_state'; known are severity"),
  ]

  static let severities = [
    MistakenText(
      "rules:\n  tangled_state: warnign\n",
      "2:18 expected off, note, warning, error or on, found text 'warnign'; did you mean 'warning'?"
    ),
    MistakenText(
      "rules:\n  tangled_state:\n",
      "2:17 expected off, note, warning, error or on, found nothing"),
    MistakenText(
      "rules:\n  tangled_state: 3\n",
      "2:18 expected off, note, warning, error or on, found the number 3"),
    MistakenText(
      "rules:\n  tangled_state: [off]\n",
      "2:18 expected off, note, warning, error or on, found a list"),
    MistakenText(
      "rules:\n  tangled_state: { severity: { a: b } }\n",
      "2:30 expected off, note, warning, error or on, found a mapping"),
    MistakenText("rules: [tangled_state]\n", "1:8 expected a mapping of rules, found a list"),
  ]

  static let options = [
    MistakenText(
      "rules:\n  enum_default:\n    smallest: x\n    weight: 1.5\n    traps: 1\n    scope: owm\n    except: a\n",
      "3:15 expected a whole number from 0 to 100, found text 'x'",
      "4:13 expected a number from 0 to 1, found the number 1.5",
      "5:12 expected true or false, found the number 1",
      "6:12 expected all or own, found text 'owm'; did you mean 'own'?",
      "7:13 expected a list of texts, found text 'a'"),
    MistakenText(
      "rules: { enum_default: { smallest: 101 } }\n",
      "1:36 expected a whole number from 0 to 100, found the number 101"),
    MistakenText(
      "rules: { enum_default: { smallest: 99999999999999999999 } }\n",
      "1:36 expected a whole number from 0 to 100, found the number 99999999999999999999"),
    MistakenText(
      "rules: { enum_default: { smallest: \"3\" } }\n",
      "1:36 expected a whole number from 0 to 100, found text '3'"),
    MistakenText(
      "rules: { enum_default: { smallest: 1.10, weight: .inf } }\n",
      "1:36 expected a whole number from 0 to 100, found the number 1.10",
      "1:50 expected a number from 0 to 1, found text '.inf'"),
    MistakenText(
      "rules: { enum_default: { smallest: , traps: null } }\n",
      "1:36 expected a whole number from 0 to 100, found nothing",
      "1:45 expected true or false, found nothing"),
    MistakenText(
      "rules: { enum_default: { except: [a, 3, on, [b]] } }\n",
      "1:38 expected text, found the number 3; put it in quotes if it is meant as text",
      "1:41 expected text, found on; put it in quotes if it is meant as text",
      "1:45 expected text, found a list"),
  ]

  static let globs = [
    MistakenText("included: Sources\n", "1:11 expected a list of globs, found text 'Sources'"),
    MistakenText(
      "included:\n  - \"a[b\"\n  - a{b\n  - 'a}b'\n  - a\\\n",
      "2:5 the glob 'a[b' never closes its '['; write '\\[' for the letter itself",
      "3:5 the glob 'a{b' never closes its '{'; write '\\{' for the letter itself",
      "4:5 the glob 'a}b' closes a '}' that it does not open",
      "5:5 the glob 'a\\' ends in a backslash"),
    MistakenText(
      "included: [/a, './b', ../c]\n",
      "1:12 the glob '/a' is absolute; write it relative to the folder of this file",
      "1:23 the glob '../c' has '..'; globs start in the folder of this file and do not leave it"),
    MistakenText(
      "excluded: [3, '']\n",
      "1:12 expected a glob, found the number 3; put it in quotes if it is meant as text",
      "1:15 expected a glob, found text ''"),
    MistakenText(
      "overrides:\n  - rules: { tangled_state: of }\n  - paths: ['{a']\n  - x\n",
      "2:5 an override needs 'paths'",
      "3:13 the glob '{a' never closes its '{'; write '\\{' for the letter itself",
      "4:5 expected a mapping with paths and rules, found text 'x'"),
    MistakenText(
      "overrides:\n  - paths: []\n    rules: { tangled_state: of, x: on }\n",
      "3:29 expected off, note, warning, error or on, found text 'of'; did you mean 'off'?",
      "3:33 unknown rule 'x'"),
  ]

  static let sections = [
    MistakenText(
      "score: { max_typ: 3 }\n",
      "1:10 unknown key 'max_typ' in 'score'; did you mean 'max_type'?"),
    MistakenText(
      "score: { max_type: -1 }\n", "1:20 expected a number not below 0, found the number -1"),
    MistakenText("score: 40\n", "1:8 expected a mapping with max_type, found the number 40"),
    MistakenText(
      "limits: { file_size: 0, states: many }\n",
      "1:22 expected a whole number not below 1, found the number 0",
      "1:33 expected a whole number not below 1, found text 'many'"),
    MistakenText(
      "closures: twice\n", "1:11 expected once, repeat or infer, found text 'twice'"),
    MistakenText(
      "invariants:\n  A: x\n  B: [true]\n",
      "2:6 expected a list of conditions, found text 'x'",
      "3:7 expected a condition in quotes, found true; put it in quotes if it is meant as text"),
    MistakenText(
      "keys:\n  - call: read\n    argument: 0\n    kind: userdefaults\n",
      "2:11 expected a call with its labels such as 'Settings.read(_:key:)', found text 'read'",
      "4:11 expected userDefaults, appStorage, notification, image, color, reuseIdentifier, segue, "
        + "storyboard, nib, keyValueCoding, selector, userInfo or custom, found text 'userdefaults'; "
        + "did you mean 'userDefaults'?"),
    MistakenText(
      "keys:\n  - call: a.read(_:key:)\n    argument: kye\n    kind: nib\n  - call: f(x:)\n    argument: 1\n    kind: nib\n",
      "3:15 'read' has no argument labelled 'kye'; did you mean 'key'?",
      "6:15 'f' has no argument 1; it has 1, counted from 0"),
    MistakenText(
      "keys:\n  - call: f(_:)\n  - { argument: 0, kind: nib, acess: read }\n",
      "2:5 an entry of 'keys' needs 'argument' and 'kind'",
      "3:5 an entry of 'keys' needs 'call'",
      "3:31 unknown key 'acess' in 'keys'; did you mean 'access'?"),
    MistakenText(
      "enums:\n  A.B:\n  C: { cases: [a, a, f(x), ''], frozen: 1 }\n  D d: { cases: [] }\n  E: [a]\n",
      "2:3 enum 'A.B' needs 'cases'",
      "3:19 case 'a' is listed twice",
      "3:22 expected the name of a case without payload, found 'f(x)'",
      "3:28 expected the name of a case, found text ''",
      "3:41 expected true or false, found the number 1",
      "4:3 'D d' is no name of an enum",
      "5:6 expected a mapping with cases and frozen, found a list"),
  ]
}
