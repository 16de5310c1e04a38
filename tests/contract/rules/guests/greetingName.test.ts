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
  ['María José Pérez', 'María'],
  ['The Okafors', 'The Okafors'],
  ['Ana & Ben', 'Ana & Ben'],
  ['Mom and Dad', 'Mom and Dad'],
  ['Ana, Ben', 'Ana, Ben'],
  ['Theo Anderson', 'Theo'],
  ['', ''],
])('a text to “%s” greets “%s”', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting)
})
