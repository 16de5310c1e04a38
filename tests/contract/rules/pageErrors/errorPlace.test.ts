import { describe, expect, it } from 'vitest'
import { ownPlace, readPlace } from '../../../../contract/rules/pageErrors/errorPlace.ts'

const origin = 'https://party.example'
const script = `${origin}/assets/guest-Ab-_c9D1.js`

describe('the place of an error', () => {
  it.each([
    ['Chrome', `TypeError: broken\n    at x (${script}:1:2034)\n    at ${script}:1:9`, 'guest.js:1:2034'],
    ['Firefox', `x@${script}:12:34\n@${script}:1:9\n`, 'guest.js:12:34'],
    ['Safari', `x@[native code]\ny@${script}:12:34`, 'guest.js:12:34'],
    ['a name with hyphens', `    at ${origin}/assets/sign-in.part-12345678.js:1:2`, 'sign-in-part.js:1:2'],
    ['an address in the message', `Error: broken\n    at ${script}:1:2`, 'guest.js:1:2'],
    [
      'an extension',
      `Error\n    at chrome-extension://abc/assets/guest-12345678.js:1:2\n    at ${script}:1:2`,
      undefined,
    ],
    ['another site', '    at https://cdn.example/assets/guest-12345678.js:1:2', undefined],
    ['a similar site', `    at ${origin}.evil.example/assets/guest-12345678.js:1:2`, undefined],
    ['the page itself', `    at ${origin}/event/1:1:2`, undefined],
    ['no stack', '', undefined],
  ])('in %s', (_what, stack, place) => {
    expect(ownPlace({ message: 'broken', stack }, origin)).toBe(place)
  })

  it('is not an address in the message', () => {
    const message = `Failed to fetch dynamically imported module: ${script}:1:1`
    const inPage = `TypeError: ${message}`
    expect(ownPlace({ message, stack: inPage }, origin)).toBeUndefined()
    expect(ownPlace({ message, stack: `${inPage}\n    at ${origin}/assets/main-12345678.js:3:4` }, origin)).toBe(
      'main.js:3:4',
    )
    expect(ownPlace({ message: '' }, origin)).toBeUndefined()
  })

  it.each([
    ['guest.js:1:2', 'guest.js:1:2'],
    ['GuestErrorBoundary', 'GuestErrorBoundary'],
    ['ScreenError', 'ScreenError'],
    ['https://evil.example/x.js:1:2', ''],
    ['www.evil.example.js:1:2', ''],
    ['Ana Ortiz', ''],
    ['guest.js:1:2\n3', ''],
    [`${'a'.repeat(60)}.js:1:2`, ''],
  ])('%j is read as %j', (place, expected) => {
    expect(readPlace(place)).toBe(expected)
  })
})
