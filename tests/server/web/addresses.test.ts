import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { party, person } from '../../support/builders.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { documentedPaths } from '../../support/texts/documentedPaths.ts'

/** Returns a function that fills the parts of a documented path with a text. `isKnown` uses the id of a real event. */
const fillPath =
  (path: string, isKnown: boolean) =>
  (text: string, id: string): string =>
    path.replace('{eventId}', isKnown ? id : text).replaceAll(/\{\w+\}|\*/g, text)

describe('public addresses', () => {
  let server: TestServer
  let event: EventView
  beforeAll(async () => {
    const renderer = {
      render: () => Promise.resolve({ status: 200, html: '<!doctype html>' }),
    }
    server = await testServer('any', { renderer })
    event = await party(server, await person(server, 'Hana'))
  })
  afterAll(() => server.end())

  const texts = [
    '%00',
    '%ff',
    '%',
    '%ED%A0%80',
    '..%2f..%2fapp-secret',
    '1e400',
    '-1',
    '9'.repeat(30),
    'abc',
    '__proto__',
    '[object%20Object]',
    'x'.repeat(190),
    '%0d%0aSet-Cookie:a=b',
    `g.5378538.${Buffer.from('x\u0000y').toString('base64url')}`,
    `g.5378538.${Buffer.from('x\ny').toString('base64url')}`,
    'g.5378538.AA',
  ]
  const places: readonly ((text: string, eventId: string) => string)[] = [
    (text) => `/${text}`,
    (text) => `//${text}`,
    (text) => `/?token=${text}`,
    (text) => `/event/${text}`,
    (text) => `/event/${text}/ro`,
    (text, id) => `/event/${id}?iu=${text}&token=${text}&r=${text}`,
    (text, id) => `/event/${id}?iu=${text}&iu=${text}&token=a&token=b&iu[]=1&__proto__=x`,
    (text, id) => `/event/${id}/calendar.ics?iu=${text}&token=${text}`,
    (text, id) => `/event/${id}/calendar/${text}`,
    (text) => `/event/${text}/calendar/google`,
    (text) => `/event/unauthrsvp/action/${text}?x=${text}`,
    (text) => `/files/${text}`,
    (text) => `/files/${text}.webp`,
    (text) => `/files/gallery/${text}.webp`,
    (text) => `/outbox/${text}`,
    (text) => `/outbox.json?to=${text}`,
    (text) => `/outbox.json?to=${text}&to=b`,
    (text) => `/providers/places/autocomplete?input=${text}`,
    (text) => `/providers/places/autocomplete?input=${text}&input=b`,
    (text) => `/providers/places/details?place_id=${text}`,
    (text) => `/realtime?topic=${text}`,
    (text) => `/json/${text}`,
    (text) => `/assets/${text}`,
    // All documented paths with parts to fill, so that new ones are included.
    ...new Set(
      documentedPaths
        .map((row) => row.slice(row.indexOf(' ') + 1))
        .flatMap((path) => (/[{*]/.test(path) ? [fillPath(path, false), fillPath(path, true)] : [])),
    ),
  ]

  it.each(places.map((place) => [place('…', 'id'), place] as const))('never fail: %s', async (_name, place) => {
    for (const text of texts) {
      const url = place(text, event.id)
      for (const method of ['GET', 'HEAD', 'POST'] as const) {
        const answer = await server.app.inject({ method, url, headers: { accept: 'text/html' } })
        expect([method, url, answer.statusCode < 500]).toEqual([method, url, true])
        expect(answer.headers.location ?? '/').not.toMatch(/^\/?[/\\]{2}|[\r\n]/)
      }
    }
  })

  it('never fail: the path of a file that is longer than the file system allows', async () => {
    for (const path of [`${'a/'.repeat(3_000)}x.webp`, `${'a'.repeat(300)}.webp`]) {
      const answer = await server.app.inject({ url: `/files/${path}` })
      expect(answer.statusCode).toBe(404)
    }
  })
})
