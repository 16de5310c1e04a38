import { expect, it } from 'vitest'
import { greetingName } from '../../../../contract/rules/guests/greetingName.ts'

it.each([
  ['Ana Pereira', 'Ana'],
  ['  Ben  ', 'Ben'],
  ['Nana', 'Nana'],
  ['Grant Miller', 'Grant'],
  ['Aunt May', 'Aunt May'],
  ['Grandpa Joe', 'Grandpa Joe'],
  ['Dr. Ify Okafor', 'Dr. Ify Okafor'],
  ['王小明', '王小明'],
  ['', ''],
])('a text to “%s” greets “%s”', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting)
})
