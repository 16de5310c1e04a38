import { expect, it } from 'vitest'
import { maskContact } from '../../../contract/rules/maskContact.ts'

it.each([
  ['maya@example.com', 'm•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['+14155550100', '•••0100'],
])('%s is shown as %s', (contact, maskedContact) => {
  expect(maskContact(contact)).toBe(maskedContact)
})
