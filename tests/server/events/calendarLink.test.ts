import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarLink, calendarNames } from '../../../server/events/calendar/calendarLink.ts'
import { cutEncoded } from '../../../server/events/calendar/cutEncoded.ts'

const url = 'https://festoon.example/event/8f0a2a5e-94a4-4e9d-8a2f-0d7a35b3f6d1'
const entry = {
  id: '8f0a2a5e-94a4-4e9d-8a2f-0d7a35b3f6d1',
  title: 'Maya turns six',
  description: '',
  startTime: Date.UTC(2027, 5, 1, 18),
  endTime: 0,
  timeZone: 'Europe/Kyiv',
  address: '12 Secret Lane, Kyiv',
  joinUrl: undefined as string | undefined,
  url,
  host: 'festoon.example',
  organizer: { name: 'Hana Host', email: 'hello@festoon.example' },
  sequence: 0,
  isCanceled: false,
}
const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)

/** Returns the parameters of a link as the web calendar reads them. */
const read = (link: string) => {
  const { searchParams } = new URL(link)
  const first = (...names: string[]) =>
    names.map((name) => searchParams.get(name) ?? '').find((text) => text !== '') ?? ''
  return {
    title: first('text', 'subject', 'title'),
    details: first('details', 'body', 'desc'),
    location: first('location', 'in_loc'),
  }
}

describe.each(calendarNames)('a link to %s', (name) => {
  const linkOf = (fields: Partial<typeof entry> = {}): string => calendarLink(name, { ...entry, ...fields })

  it('holds a short party whole, with spaces as %20', () => {
    const link = linkOf({ title: 'Tea + cake & more', description: 'Bring a chair.\n100% fun' })
    expect(link).not.toContain('+')
    expect(link).toContain('Tea%20%2B%20cake%20%26%20more')
    expect(read(link)).toEqual({
      title: 'Tea + cake & more',
      details: `Bring a chair.\n100% fun\n\n${url}`,
      location: entry.address,
    })
  })

  it.each([
    ['an emoji at the 800th character', `${'a'.repeat(799)}🎉${'b'.repeat(4_000)}`],
    ['a family of emoji', `${'x'.repeat(700)}${'👨‍👩‍👧‍👦'.repeat(300)}`],
    ['flags', '🇺🇦'.repeat(1_000)],
    ['Hebrew', 'בואו לחגוג איתנו יום הולדת '.repeat(180)],
    ['Hindi', 'नमस्ते जन्मदिन '.repeat(300)],
    ['accents on letters', 'e\u0301'.repeat(2_400)],
    ['Chinese', '生日快乐'.repeat(1_200)],
    ['percent signs', '%'.repeat(5_000)],
    ['a lone surrogate', `\uD83C${'ab '.repeat(1_600)}`],
  ])('has at most 2,000 characters, and whole ones: %s', (_what, description) => {
    const link = linkOf({ description })
    expect(link.length).toBeLessThanOrEqual(2_000)
    expect(link.length).toBeGreaterThan(1_900)
    expect(link.replace(encodeURIComponent(description.slice(0, 1).toWellFormed()), '')).not.toContain('%EF%BF%BD')
    const { details } = read(link)
    const cut = details.slice(0, details.indexOf('…'))
    expect(cut.length).toBeGreaterThan(50)
    const start = graphemes(description.toWellFormed()).slice(0, graphemes(cut).length).join('')
    expect(start.trimEnd()).toBe(cut)
    expect(details.endsWith(`…\n\n${url}`)).toBe(true)
  })

  it('shortens a long title and address, but no link', () => {
    const [title, address] = ['🎂'.repeat(64), 'דרך '.repeat(200)]
    const joinUrl = `https://meet.example/${'ä'.repeat(60)}`
    const link = linkOf({ title, address, description: 'ש'.repeat(5_000) })
    expect(link.length).toBeLessThanOrEqual(2_000)
    expect(read(link).title).toMatch(/^(?:🎂)+…$/u)
    const online = linkOf({ title, address: joinUrl, joinUrl, description: 'ש'.repeat(5_000) })
    expect(online.length).toBeLessThanOrEqual(2_000)
    expect(read(online).details).toContain(`Join online: ${joinUrl}\n\n${url}`)
    const tooLong = `https://meet.example/${'ש'.repeat(480)}`
    const withoutJoin = linkOf({ title, address: tooLong, joinUrl: tooLong })
    expect(withoutJoin.length).toBeLessThanOrEqual(2_000)
    expect(read(withoutJoin)).toMatchObject({ details: url, location: '' })
  })

  it('never exceeds its length, whatever a party is called', () => {
    const text = (maxLength: number) =>
      fc.string({ unit: fc.constantFrom(...'a é🎉ש\u0301\u200D👩%+&\uD800\n'.split('')), maxLength })
    fc.assert(
      fc.property(text(128), text(5_000), text(600), (title, description, address) => {
        const link = linkOf({ title, description, address })
        expect(link.length).toBeLessThanOrEqual(2_000)
        expect(link).not.toContain('+')
        expect(read(link).details.endsWith(url)).toBe(true)
      }),
    )
  })
})

it('cuts inside a character only if it is longer than the limit', () => {
  expect(cutEncoded('abc', 3)).toBe('abc')
  expect(cutEncoded('🎉🎉', 23)).toBe('🎉…')
  expect(cutEncoded(`e${'\u0301'.repeat(50)}`, 30)).toBe(`e${'\u0301'.repeat(3)}…`)
  expect(cutEncoded('🎉🎉', 5)).toBe('')
})
