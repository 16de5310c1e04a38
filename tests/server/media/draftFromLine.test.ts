import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFields, timesOf } from '../../../app/screens/edit/eventFields.ts'
import { fromLine } from '../../../app/screens/edit/eventInput.ts'
import { call } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { googleMapsService } from '../../support/services/googleMapsService.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('an event drafted from one line', () => {
  let ai: AiStandIn
  let server: TestServer
  beforeAll(async () => {
    ai = await aiService()
    server = await testServer('any', { env: ai.env })
    // Loads the towns, so that finding the first one is as fast as the others.
    await server.services.providers.places.geocode('Paris')
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  it('keeps the place and the facts, even if a language model leaves them out [HEAD-12]', async () => {
    const { startTime, ...draft } = await call(server, 'draftFromLine', {
      line: "Nana's 80th, Sunday lunch 1-4pm, 42 Fig Lane, no gifts",
      timeZone: 'America/Los_Angeles',
    })
    expect(draft).toMatchObject({
      title: "Nana's 80th",
      description: 'Come as you are, and bring your dancing shoes. No gifts, please.',
      endTime: startTime + 3 * 3_600_000,
      // A street alone is in many towns.
      location: { displayName: '42 Fig Lane' },
    })
    const when = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', timeZone: 'America/Los_Angeles' })
    expect(when.format(startTime)).toBe('Sunday 1 PM')
  })

  it('finds an address with a town, in whose time zone the party starts', async () => {
    const line = "Dinner at Luigi's, 12 Rue Cler, Paris, France, Friday 8pm, allergies? let me know"
    const draft = await call(server, 'draftFromLine', { line, timeZone: 'America/Los_Angeles' })
    expect(draft).toMatchObject({
      title: 'Dinner',
      timeZone: 'Europe/Paris',
      location: {
        displayName: '12 Rue Cler, Paris, France',
        placeName: "Luigi's",
        address: { city: 'Paris' },
        place: expect.stringMatching(/^g\./),
      },
    })
    expect(draft.description).toContain('Allergies? Let me know.')
    const when = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', timeZone: 'Europe/Paris' })
    expect(when.format(draft.startTime)).toBe('Friday 8 PM')
    const unknownPlace = await call(server, 'draftFromLine', { line: 'Tea, 3 Elm St, Zzyzxqq', timeZone: 'UTC' })
    expect(unknownPlace.location).toEqual({ displayName: '3 Elm St, Zzyzxqq' })
  })

  it('keeps a link that isn’t the place in the description, and the address out of it', async () => {
    const { location, description } = await call(server, 'draftFromLine', {
      line: 'Maya turns 6, Saturday at 2, 42 Fig Lane, wishlist https://amazon.com/x',
      timeZone: 'America/Los_Angeles',
    })
    expect(location).toEqual({ displayName: '42 Fig Lane' })
    expect(description).toContain('https://amazon.com/x')
    expect(description).not.toContain('Fig Lane')
  })

  it.each([
    ['Trivia, online, Friday 8pm', { kind: 'online' }],
    [
      'Book club https://meet.example.com/books, Tuesday 7pm',
      { kind: 'online', url: 'https://meet.example.com/books' },
    ],
    ['Team party, place tbd, Friday 6pm', { kind: 'undecided' }],
    ['Brunch in our garden, Sunday', { displayName: 'Our garden' }],
  ])('has a place without an address: %s', async (line, location) => {
    expect((await call(server, 'draftFromLine', { line, timeZone: 'America/Los_Angeles' })).location).toEqual(location)
  })

  it('starts on the weekday of the line, although that has passed today in the zone of the place', async () => {
    // It's Friday at 9 PM for the host, and Saturday at 4 PM in Sydney.
    server.clock.advance(Date.parse('2026-11-21T05:00:00Z') - server.clock.now())
    const draft = await call(server, 'draftFromLine', {
      line: 'Lunch, Saturday 2-4pm, 1 George Street, Sydney, Australia',
      timeZone: 'America/Los_Angeles',
    })
    expect(draft).toMatchObject({ timeZone: 'Australia/Sydney', endTime: draft.startTime + 2 * 3_600_000 })
    expect(new Date(draft.startTime).toISOString()).toBe('2026-11-28T03:00:00.000Z')
  })
})

describe('an event drafted with an address that the provider knows only as text', () => {
  let google: Awaited<ReturnType<typeof googleMapsService>>
  let server: TestServer
  beforeAll(async () => {
    google = await googleMapsService()
    server = await testServer('any', { env: google.env })
  })
  afterAll(async () => {
    await server.end()
    await google.close()
  })

  it('is saved at the time that it shows, in the host’s time zone', async () => {
    const timeZone = 'Europe/London'
    const draft = await call(server, 'draftFromLine', { line: 'Tea, Friday 8pm, 701 Mission St, Townless', timeZone })
    expect(google.requests.some(({ url }) => url.pathname.endsWith('/timezone/json'))).toBe(true)
    expect(draft).toMatchObject({ timeZone, location: { displayName: '701 Mission St, Townless' } })
    const fields = fromLine(newFields(server.clock.now(), timeZone), draft)
    expect(timesOf(fields).startTime).toBe(draft.startTime)
    expect(new Date(draft.startTime).toISOString()).toBe('2026-11-27T20:00:00.000Z')
  })
})
