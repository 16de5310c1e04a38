import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, normalizeEmail } from '../../../contract/rules/email.ts'
import { hasEmailShape } from '../../../contract/rules/emailShape.ts'

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.travel',
    "o'brien@example.com",
    'x@a-b.example',
    `x@example.${'a'.repeat(32)}`,
    'x@1.co',
    'josé@例え.jp',
    '用户@例子.广告',
    'andré@example.com',
    'info@münchen.de',
    'INFO@MÜNCHEN.DE',
    'info@xn--mnchen-3ya.de',
    '用户@xn--fsqu00a.xn--4rr70v',
    'роса@почта.рф',
    'мария@пример.com',
    'ελένη.παππά@παράδειγμα.ελ',
    'שלום@דוגמה.com',
    'भारत@उदाहरण.भारत',
    'เกมส์@ตัวอย่าง.ไทย',
    '山田taro@メール.example.jp',
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
    // 63 octets are the limit of a label in DNS.
    `a@${'é'.repeat(60)}.com`,
    `ñ@${'例'.repeat(100)}.jp`,
    'x@aא1b.com',
    '"josé"@例え.jp',
    '“josé”@example.com',
    'josé @example.com',
    'jos\u0000é@example.com',
    'josé@example.com\r\nBcc: victim@example.com',
    'josé@例え.jp, x@evil.example',
    'josé@例え.jp\u2028x',
    'jo\u00A0sé@example.com',
    '\u0301x@example.com',
    'x@\u0301x.com',
    'x@例え。jp',
    'x@例え.jp/é',
    'x@é:80.jp',
  ])('rejects %j [VAL-05, CONST-60]', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it.each([
    ['a Cyrillic letter in a Latin name', 'm\u0430ria@example.com'],
    ['a Cyrillic letter in a Latin domain', 'x@ex\u0430mple.com'],
    ['a Greek letter in a Latin domain', 'x@g\u03BFogle.com'],
    ['a domain of Cyrillic lookalikes', 'x@\u0430\u0440\u0440\u04CF\u0435.com'],
    ['a name of Cyrillic lookalikes', '\u0430nn\u0430'.replaceAll('n', '\u0445') + '@example.com'],
    ['fullwidth letters', '\uFF41nn@example.com'],
    ['fullwidth letters in the domain', 'x@ex\uFF41mple.com'],
    ['mathematical letters', '\u{1D41A}nn@example.com'],
    ['a soft hyphen', 'an\u00ADn@example.com'],
    ['a zero-width joiner', 'an\u200Dn@example.com'],
    ['a word joiner in the domain', 'x@exa\u2060mple.com'],
    ['a variation selector', 'é\uFE0F@example.com'],
    ['a Hangul filler', 'é\u3164@example.com'],
    ['a right-to-left override', '\u202Eann@example.com'],
    ['a bidirectional isolate', 'é\u2066nn@example.com'],
    ['a pile of accents', `x${'\u0301'.repeat(9)}@example.com`],
  ])('rejects %s [VAL-05]', (_what, address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('treats two spellings of one address as equal', () => {
    expect(normalizeEmail(' Ana@Example.COM ')).toBe('ana@example.com')
    expect(normalizeEmail('INFO@MÜNCHEN.DE')).toBe('info@xn--mnchen-3ya.de')
    expect(normalizeEmail('用户@例子.广告')).toBe('用户@xn--fsqu00a.xn--4rr70v')
    expect(normalizeEmail('Jose\u0301@Example.com')).toBe('josé@example.com')
  })

  const scripts = [
    ['abcéüßøñÅİ', 'co'],
    ['абвгдеёжЯ', 'рф'],
    ['αβγδεΣς', 'ελ'],
    ['אבגדה', 'com'],
    ['漢字かなカナ', 'jp'],
    ['한국어', 'kr'],
  ] as const
  const internationalAddress = fc.constantFrom(...scripts).chain(([letters, top]) => {
    const word = fc
      .array(fc.constantFrom(...letters, '1', '-'), { minLength: 1, maxLength: 8 })
      .map((signs) => signs.join(''))
    return fc
      .tuple(word, word, fc.constantFrom('.', ''), fc.constantFrom(top, 'example.com'))
      .map(([local, domain, dot, end]) => `${local}${dot}${dot && local}@${domain}.${end}`)
  })

  it('any text normalizes to text that stays the same when normalized again', () => {
    const sign = fc.constantFrom(
      '@',
      '.',
      'é',
      'e\u0301',
      '例',
      'ß',
      'İ',
      'Σ',
      '\uFF21',
      '\u200D',
      ' ',
      '/',
      '١',
      'xn--',
    )
    const text = fc
      .array(fc.oneof(fc.string({ unit: 'binary' }), sign), { maxLength: 12 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(text, internationalAddress), (address) => {
        const once = normalizeEmail(address)
        expect(normalizeEmail(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  it('a valid address stays valid when normalized, and equals its spellings [VAL-05]', () => {
    let valid = 0
    fc.assert(
      fc.property(internationalAddress, (address) => {
        fc.pre(isEmail(address))
        valid += 1
        const key = normalizeEmail(address)
        expect(isEmail(key)).toBe(true)
        expect(hasEmailShape(address)).toBe(true)
        expect(key.slice(key.indexOf('@'))).toMatch(/^@[a-z0-9.-]+$/)
        expect(normalizeEmail(` ${address.normalize('NFD')}\n`)).toBe(key)
      }),
      { numRuns: 500 },
    )
    expect(valid).toBeGreaterThan(100)
  })
})
