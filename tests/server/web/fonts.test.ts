import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { glyphsOf } from '../../../contract/rules/glyphs.ts'
import { bodyText, letterings, serifText } from '../../../tokens/letterings.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const faces = [...Object.values(letterings).map(({ title }) => title), serifText]

describe('the typefaces of invitations', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any', { strictLimits: true })
  })
  afterAll(() => server.end())
  const font = (path: string, remoteAddress = '198.51.100.7') =>
    server.app.inject({ method: 'GET', url: `/fonts/${path}`, remoteAddress })
  const withText = (file: string, text: string, set: 'latin' | 'latin-ext' = 'latin') =>
    `${file}/${set}.woff2?text=${encodeURIComponent(glyphsOf(text, set))}`

  it.each(faces)('contain the characters of a title, and no others: $family', async ({ file }) => {
    const address = `198.51.100.${faces.findIndex((face) => face.file === file) + 10}`
    const [some, whole] = await Promise.all([
      font(withText(file, "Nana's 80th: come hungry!"), address),
      font(`${file}/latin.woff2`, address),
    ])
    for (const { statusCode, headers, rawPayload } of [some, whole]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2'])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      // Emails are of another origin.
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(rawPayload.toString('latin1', 0, 4)).toBe('wOF2')
    }
    expect(some.rawPayload.length).toBeLessThan(5_000)
    expect(whole.rawPayload.length).toBeGreaterThan(some.rawPayload.length * 2)
    expect((await font(withText(file, 'Łódź', 'latin-ext'), address)).statusCode).toBe(200)
  })

  it("of Festoon's texts is sent as a whole, with all its weights", async () => {
    for (const set of ['latin', 'latin-ext']) {
      const { statusCode, headers, rawPayload } = await font(`${bodyText.file}/${set}.woff2`)
      expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2'])
      const path = `@fontsource-variable/${bodyText.file}/files/${bodyText.file}-${set}-wght-normal.woff2`
      expect(rawPayload.equals(readFileSync(fileURLToPath(import.meta.resolve(path))))).toBe(true)
    }
    expect((await font(withText(bodyText.file, 'Rome'))).statusCode).toBe(404)
  })

  it.each([
    ['an unknown typeface', 'comic-sans/latin.woff2'],
    ['a path', '..%2F..%2Fsharp/latin.woff2'],
    ['an unknown set', 'fraunces/greek.woff2'],
    ['characters out of order', 'fraunces/latin.woff2?text=ba'],
    ['a character twice', 'fraunces/latin.woff2?text=aa'],
    ['no characters', 'fraunces/latin.woff2?text='],
    ['characters of another set', 'fraunces/latin.woff2?text=%C5%82'],
    ['two texts', 'fraunces/latin.woff2?text=a&text=b'],
    ['a file and a set in the query', 'comic-sans/latin.woff2?file=fraunces&set=latin'],
  ])('are not found for %s', async (_case, path) => {
    expect((await font(path)).statusCode).toBe(404)
  })

  it('are subset a limited number of times for a network address, and those that are kept always', async () => {
    const address = '203.0.113.9'
    expect((await font(withText('cinzel', 'Rome'), address)).statusCode).toBe(200)
    await server.services.rateLimits.takeFrom('fontsFromAddress', address, 29)
    expect((await font(withText('cinzel', 'Milan'), address)).statusCode).toBe(429)
    expect((await font(withText('cinzel', 'Rome'), address)).statusCode).toBe(200)
    expect((await font(withText('cinzel', 'Milan'))).statusCode).toBe(200)
  })
})
