import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../../contract/rules/email.ts'
import { readPastedEmails, sortPastedEmails } from '../../../../contract/rules/guests/pastedEmails.ts'
import { phone as phoneSchema } from '../../../../contract/wire/text.ts'
import { measureTime } from '../../../support/load/figure.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const people = (text: string, invitedEmails: string[] = []) => {
  const read = readPastedEmails(text, invitedEmails)
  return read.kind === 'people'
    ? read.people.map(({ name, email, phone }) => `${name} <${email ?? phone}>`)
    : read.message
}

describe('pasted addresses', () => {
  it.each([
    ['ann@example.com, bob@example.com', ['ann <ann@example.com>', 'bob <bob@example.com>']],
    ['ann@example.com\r\n\n  Bob Brown <bob@example.com>,\n', ['ann <ann@example.com>', 'Bob Brown <bob@example.com>']],
    ['"Brown, Bob" <bob@example.com>, <ann@example.com>', ['Bob Brown <bob@example.com>', 'ann <ann@example.com>']],
    ['Zoë "Zed" Ångström <z.a+b@example.co.uk>', ['Zoë "Zed" Ångström <z.a+b@example.co.uk>']],
    ['Ann <ann@example.com>; Bob <bob@example.com>', ['Ann <ann@example.com>', 'Bob <bob@example.com>']],
    [
      'José <josé@例え.jp>, 用户@例子.广告\nandré@example.com; info@münchen.de',
      ['José <josé@例え.jp>', '用户 <用户@例子.广告>', 'andré <andré@example.com>', 'info <info@münchen.de>'],
    ],
    ['<ann@example.com>', ['ann <ann@example.com>']],
    [`${'x'.repeat(200)} <ann@example.com>`, [`${'x'.repeat(128)} <ann@example.com>`]],
  ])('are separated by commas or lines, with or without names: %s [VAL-49]', (text, expected) => {
    expect(people(text)).toEqual(expected)
  })

  it.each(['Bob Brown', '<>', '"', 'bob, bob@', 'Ann <ann at example.com>', 'ann@example'])(
    'are rejected if none is valid: %s [VAL-50]',
    (text) => {
      expect(people(text)).toBe(fixedText('VAL-50'))
    },
  )

  it('are accepted without the invalid ones, which are returned [VAL-50]', () => {
    expect(readPastedEmails('ann@example.com, bob\nCid <cid@>', [])).toEqual({
      kind: 'people',
      people: [{ name: 'ann', email: 'ann@example.com' }],
      wrong: ['bob', 'Cid <cid@>'],
    })
    // No one is new, so the invalid entry decides.
    expect(readPastedEmails('ann@example.com, bob', ['ann@example.com'])).toMatchObject({ kind: 'error' })
  })

  it('exclude duplicates and guests who are already invited, in any spelling [VAL-51]', () => {
    expect(
      people('Ann <ANN@example.com>, ann@example.com\nbob@example.com, cid@example.com', ['Bob@Example.com ']),
    ).toEqual(['Ann <ANN@example.com>', 'cid <cid@example.com>'])
    expect(people('info@münchen.de, INFO@xn--mnchen-3ya.de\nJose\u0301@x.de, josé@X.de', ['用户@例子.广告'])).toEqual([
      'info <info@münchen.de>',
      'Jose\u0301 <Jose\u0301@x.de>',
    ])
    expect(people('用户@xn--fsqu00a.xn--4rr70v, ann@x.de', ['用户@例子.广告'])).toEqual(['ann <ann@x.de>'])
  })

  it.each(['', ' \n,, ', 'ann@example.com, ANN@EXAMPLE.COM'])(
    'show a warning if no address is new: %j [VAL-52]',
    (text) => {
      expect(readPastedEmails(text, ['ann@example.com'])).toEqual({
        kind: 'warning',
        message: fixedText('VAL-52'),
      })
    },
  )

  it('result in people who can be invited, or an error, for any text [VAL-49, VAL-50]', () => {
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', '<', '>', ',', '\n', '\\', '@', 'a@b.co'))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const read = readPastedEmails(parts.join(''), [])
        if (read.kind !== 'people') return
        for (const { name, email, phone: number } of read.people) {
          expect(email === undefined ? phoneSchema.parse(number) : isEmail(email)).toBeTruthy()
          expect(name).toMatch(/^[^\r\n\0]{1,128}$/)
        }
      }),
    )
  })

  it('are read in every script, one per mailbox [VAL-49, VAL-51]', () => {
    const locals = fc.uniqueArray(fc.constantFrom('josé', '用户', 'andré', 'мария', 'ελένη', 'ann'), { minLength: 1 })
    const domains = ['münchen.de', '例え.jp', 'example.com'] as const
    fc.assert(
      fc.property(locals, fc.constantFrom(...domains), fc.constantFrom(',', '\n', '; '), (names, domain, between) => {
        const addresses = names.map((name) => `${name}@${domain}`)
        const again = addresses.map((address) => address.normalize('NFD').toUpperCase())
        const sortedEmails = sortPastedEmails([...addresses, ...again].join(between), [])
        expect(sortedEmails.people.map(({ email }) => email)).toEqual(addresses)
        expect(sortedEmails.knownPeople).toHaveLength(addresses.length)
        expect(sortedEmails.wrong).toEqual([])
      }),
    )
  })

  it('are returned as written [VAL-49, VAL-51]', () => {
    // One comma may separate the family name (`nameInOrder`).
    const name = fc
      .stringMatching(/^[A-Za-z][A-Za-z ,;<@]{0,20}[a-z]$/)
      .filter((text) => !/\s\s/.test(text) && text.split(',').length !== 2)
    const guests = fc.uniqueArray(fc.tuple(name, fc.stringMatching(/^[a-z]{1,10}$/)), {
      minLength: 1,
      selector: ([, local]) => local,
    })
    fc.assert(
      fc.property(guests, fc.constantFrom(',', '\n', ', ', '\r\n'), (pairs, between) => {
        const text = pairs
          .map(([written, local]) => `"${written.replaceAll('<', '')}" <${local}@example.com>`)
          .join(between)
        expect(people(text)).toEqual(
          pairs.map(([written, local]) => `${written.replaceAll('<', '')} <${local}@example.com>`),
        )
      }),
    )
  })

  it('are parsed quickly, however many quotes are unclosed', () =>
    measureTime({ what: 'reading pasted emails with unclosed quotes', max: 1_000 }, () => {
      for (const text of ['"'.repeat(50_001), '<'.repeat(50_000), '"a,'.repeat(20_000), '\\"'.repeat(20_000)])
        readPastedEmails(text, [])
    }))
})

it('pasted text is sorted into new addresses, known addresses and invalid ones [VAL-49, VAL-51]', () => {
  const {
    people: newPeople,
    knownPeople,
    wrong,
  } = sortPastedEmails('Ann <ann@example.com>, bob@, Cid <cid@example.com>\nANN@example.com', ['cid@example.com'])
  expect(newPeople).toEqual([{ name: 'Ann', email: 'ann@example.com' }])
  expect(knownPeople.map(({ email }) => email)).toEqual(['cid@example.com', 'ANN@example.com'])
  expect(wrong).toEqual(['bob@'])
})

describe('pasted phone numbers', () => {
  const list = 'Ana +1 555 010 0142\nBo: 0171 1234567\n+1 555 010 0199\nTotal: 3\n'

  it('are sorted like addresses, with the reasons of those that need the host [VAL-49, VAL-51]', () => {
    const read = sortPastedEmails(`${list}Ana again: (555) 010-0142`, [])
    expect(read.people).toEqual([{ name: 'Ana', phone: '+15550100142' }])
    expect(read.knownPeople).toEqual([{ name: 'Ana again', phone: '+15550100142' }])
    expect(read.wrong).toEqual(['Bo 0171 1234567', '+1 555 010 0199'])
    expect(read.wrong.map((entry) => read.reasons.get(entry))).toEqual([
      'Add the country code, such as +44.',
      'Add a name.',
    ])
    expect(read.notGuests).toEqual(['Total: 3'])
    expect(sortPastedEmails(list, ['+15550100142']).people).toEqual([])
  })

  it('are read as dialed in the country of the host', () => {
    expect(sortPastedEmails(list, [], 'DE').people).toEqual([
      { name: 'Ana', phone: '+15550100142' },
      { name: 'Bo', phone: '+491711234567' },
    ])
  })
})
