import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markCanceled } from '../../../server/events/endEvent.ts'
import { party, person, type Person } from '../../support/builders.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('the preview image of a link to a party', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
    const cover = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#c02040' } })
      .webp()
      .toBuffer()
    await server.services.providers.storage.put('events/sample_images/red.webp', cover)
  })
  afterAll(() => server.end())

  const photoUrl = '/files/events/sample_images/red.webp'
  const card = (eventId: string) => server.app.inject({ method: 'GET', url: `/event/${eventId}/card.jpg` })
  const drawCard = async (eventId: string): Promise<Buffer> => (await card(eventId)).rawPayload

  it('is 1200 by 630 pixels, with the cover and the colors of the party', async () => {
    const event = await party(server, host, { photoUrl, colors: { primary: '#102030', text: '#ffffff' } })
    const response = await card(event.id)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/jpeg')
    const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    const near = (is: number[], wanted: number[]) => is.every((part, i) => Math.abs(part - (wanted[i] ?? 0)) < 12)
    expect(near(at(100, 300), [0xc0, 0x20, 0x40])).toBe(true)
    expect(near(at(1190, 10), [0x10, 0x20, 0x30])).toBe(true)
  })

  it("only shows text if the cover isn't an image", async () => {
    const at = 'events/sample_images/torn.webp'
    await server.services.providers.storage.put(at, Buffer.from('RIFF'))
    const event = await party(server, host, { photoUrl: `/files/${at}` })
    expect((await sharp(await drawCard(event.id)).metadata()).width).toBe(1200)
  })

  it('changes with title, day and cancellation, and never with the place [AUTHZ-18]', async () => {
    const startTime = Date.UTC(2027, 0, 1, 18)
    const of = async (more: object) =>
      drawCard((await party(server, host, { photoUrl, startTime, title: 'Pool', ...more })).id)
    const first = await of({})
    expect(
      await of({
        location: { displayName: '1 Secret Street, Oakland, CA', placeName: 'The Hideout', place: 'g.5378538.' },
      }),
    ).toEqual(first)
    expect(await of({ title: 'Pond' })).not.toEqual(first)
    for (const later of [3_600_000, 86_400_000]) expect(await of({ startTime: startTime + later })).not.toEqual(first)
    const event = await party(server, host, { photoUrl, startTime, title: 'Pool' })
    await markCanceled(server.services.db, event.id, server.clock.now())
    expect(await drawCard(event.id)).not.toEqual(first)
  })

  it('has a tall version for stories, with the short link and never the place [AUTHZ-18]', async () => {
    const event = await party(server, host, { photoUrl, title: 'Pool', startTime: Date.UTC(2027, 0, 1, 18) })
    const story = async (change: object = { title: 'Pool' }): Promise<Buffer> => {
      await server.services.db.updateTable('events').set(change).where('id', '=', event.id).execute()
      const response = await server.app.inject({ method: 'GET', url: `/event/${event.id}/story.jpg` })
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
      return response.rawPayload
    }
    const first = await story({ modification: event.host?.revision })
    const { width, height } = await sharp(first).metadata()
    expect([width, height]).toEqual([1080, 1920])
    expect(
      await story({ location: JSON.stringify({ displayName: '1 Secret Street', placeName: 'The Hideout' }) }),
    ).toEqual(first)
    expect(await story({ short_code: 'AAAAAAAAAA' })).not.toEqual(first)
    const storyWithLink = await story()
    expect(storyWithLink).not.toEqual(first)
    expect(await story({ title: 'Pond' })).not.toEqual(storyWithLink)
    expect((await sharp(await story({ photo_url: '' })).metadata()).height).toBe(1920)
  })

  it("exists for a party with a missing cover, and for a title that can't be rendered", async () => {
    const event = await party(server, host, { title: '🎂お誕生日会', photoUrl })
    await server.services.providers.storage.remove('events/sample_images/red.webp')
    expect((await sharp(await drawCard(event.id)).metadata()).width).toBe(1200)
  })

  it.each(['not-an-id', randomUUID()])("doesn't exist for %s", async (eventId) => {
    expect((await card(eventId)).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'GET', url: `/event/${eventId}/story.jpg` })).statusCode).toBe(404)
  })
})
