import { describe, expect, it } from 'vitest'
import { isEmail, normalizeEmail } from '../../../contract/rules/email.ts'

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.travel',
    "o'brien@example.com",
    'x@a-b.example',
    `x@example.${'a'.repeat(32)}`,
    'x@1.co',
  ])('accepts %s [VAL-05, CONST-60]', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    '',
    'plain',
    'a@b',
    'a@b.c',
    `x@example.${'a'.repeat(33)}`,
    'a@b.c0m',
    'a b@c.de',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@-b.co',
    'a@b-.co',
    'a@b..co',
    'a@b.co\r\nBcc: victim@example.com',
    'a@b.co\n',
    'a,b@c.de',
    '<a@b.co>',
    `${'a'.repeat(120)}@example.com`,
  ])('rejects %j [VAL-05, CONST-60]', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('treats two spellings of one address as equal', () => {
    expect(normalizeEmail(' Ana@Example.COM ')).toBe('ana@example.com')
  })
})
