import type { EventView } from '@festoon/contract/event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseOldContacts } from '../../server/data/eraseOldContacts.ts'
import { readOutbox } from '../../server/data/outbox.ts'
import { invite, keyOf, party, person, rowOf, type Person } from '../support/builders.ts'
import { attempt, call, reasonOf } from '../support/rpcClient.ts'
import { databaseKinds } from '../support/testDatabase.ts'
import { testServer, type TestServer } from '../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('what is kept about a guest on %s', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host, { title: 'Garden party' })
  })
  afterAll(() => server.end())

  const get = (url: string) => server.app.inject({ method: 'GET', url })
  const post = (url: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })

  /** A guest who answered, with the link of their invitation. */
  async function answered(name = 'Gina') {
    const [guest] = await invite(server, host, event, [name])
    if (!guest) throw new Error('not invited')
    const token = keyOf(server, event, guest)
    await call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token,
      invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES', rsvpMessage: 'Whisper' },
    })
    const row = await rowOf(server, host, event, guest.inviteeId)
    const query = new URLSearchParams({ iu: guest.inviteeId, token }).toString()
    return { guest, token, email: row.email ?? '', asked: `/event/${event.id}/my-data?${query}` }
  }

  /** The link that is mailed to a guest who asks. */
  async function sentTo({ email, asked }: { email: string; asked: string }): Promise<string> {
    expect((await post(asked, { do: 'send' })).body).toContain('The link works for an hour.')
    const mails = await readOutbox(server.services.db, email)
    const [, path = ''] =
      /https?:\/\/[^/\s]+(\/event\/[^\s]+my-data\?[^\s]+)/.exec(mails.map(({ body }) => body).join('\n')) ?? []
    expect(path).not.toBe('')
    return path
  }

  it('is shown to nobody by the invitation, which may have been passed on: it sends the way to the guest', async () => {
    const gina = await answered()
    const page = await get(gina.asked)
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/Whisper/)
    expect(page.body).not.toContain(gina.email)
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect((await get(gina.asked.replace('/my-data?', '/my-data.json?'))).statusCode).toBe(404)
    // What the page of proof takes, the invitation does not.
    await post(gina.asked, { do: 'erase', confirm: 'ERASE' })
    expect((await rowOf(server, host, event, gina.guest.inviteeId)).email).toBe(gina.email)
  })

  it('is shown, saved and corrected by the link that was sent', async () => {
    const gina = await answered()
    const path = await sentTo(gina)
    const page = (await get(path)).body
    for (const word of [gina.email, 'Whisper', 'Gina']) expect(page).toContain(word)
    const file = await get(path.replace('/my-data?', '/my-data.json?'))
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(JSON.parse(file.body)).toMatchObject({ email: gina.email, answer: 'YES', messageToTheHost: 'Whisper' })

    expect((await post(path, { do: 'correct', name: ' ', email: '', phone: '' })).body).toContain('Please give a name.')
    expect((await post(path, { do: 'correct', name: 'Gina', email: 'nobody', phone: '' })).body).toContain(
      'valid email',
    )
    const other = await answered('Ola')
    const taken = await post(path, { do: 'correct', name: 'Gina', email: other.email.toUpperCase(), phone: '' })
    expect(taken.body).toContain('Another guest of this party has that address.')
    expect(
      (await post(path, { do: 'correct', name: 'Gina Lee', email: gina.email, phone: '(415) 555-0199' })).body,
    ).toContain('Saved.')
    const row = await rowOf(server, host, event, gina.guest.inviteeId)
    expect(row).toMatchObject({ name: 'Gina Lee', email: gina.email, phone: '+14155550199' })
  })

  it('is erased for good: words, contacts and the link go, the head stays counted', async () => {
    const gina = await answered()
    const path = await sentTo(gina)
    expect((await post(path, { do: 'erase' })).body).toContain('Type ERASE to confirm.')
    expect((await post(path, { do: 'erase', confirm: 'erase' })).body).toContain('Your data is erased')
    const row = await rowOf(server, host, event, gina.guest.inviteeId)
    expect(row).toMatchObject({ name: 'Former guest', rsvpStatus: 'YES', rsvpMessage: '' })
    expect(JSON.stringify(row)).not.toMatch(/Gina|Whisper/)
    expect(row.email).toBeUndefined()
    expect((await get(path)).statusCode).toBe(404)
    const key = { eventId: event.id, inviteeUuid: gina.guest.inviteeId, token: gina.token }
    expect((await attempt(server, 'getEventPreview', key)).result?.event.invitee ?? null).toBeNull()
    expect(await readOutbox(server.services.db, gina.email)).toEqual([])
  })

  it('of somebody with an account is erased with the account only', async () => {
    const gina = await answered()
    const path = await sentTo(gina)
    const gus = await person(server, 'Gus')
    const invitee = { inviteeId: gina.guest.inviteeId, rsvpStatus: 'SEEN' as const }
    await call(server, 'updateAttendance', { eventId: event.id, token: gina.token, invitee }, gus)
    const after = await post(path, { do: 'erase', confirm: 'ERASE' })
    expect([200, 404]).toContain(after.statusCode)
    expect(after.body).not.toContain('Your data is erased')
    expect((await rowOf(server, host, event, gina.guest.inviteeId)).name).toBe('Gina')
  })

  it('is opened by no forged, foreign or malformed link', async () => {
    const gina = await answered()
    const ola = await answered('Ola')
    const path = await sentTo(gina)
    const foreign = path.replace(gina.guest.inviteeId, ola.guest.inviteeId)
    for (const url of [
      foreign,
      path.replace(/p=[^.]*\./, 'p=zzzzzzzz.'),
      path.slice(0, -2),
      `/event/${event.id}/my-data`,
      `/event/nothing/my-data?iu=x&p=y`,
      `/event/${event.id}/my-data?iu=${gina.guest.inviteeId}&p=${'.'.repeat(50)}`,
      `/event/${event.id}/my-data?iu=${gina.guest.inviteeId}&token=wrong`,
    ])
      expect((await get(url)).statusCode, url).toBe(404)
    for (let i = 0; i < 3; i += 1) await post(ola.asked, { do: 'send' })
    expect((await post(ola.asked, { do: 'nonsense' })).statusCode).toBe(400)
  })

  it('loses its contacts when the party has been over for the days that are configured, and not before', async () => {
    const gina = await answered()
    const over = event.startTime + 2 * day
    expect(await eraseOldContacts(server.services.db, event.startTime - day)).toBe(0)
    expect((await rowOf(server, host, event, gina.guest.inviteeId)).email).toBe(gina.email)
    expect(await eraseOldContacts(server.services.db, over)).toBeGreaterThan(0)
    const row = await rowOf(server, host, event, gina.guest.inviteeId)
    expect(row).toMatchObject({ name: 'Gina', rsvpMessage: 'Whisper' })
    expect([row.email, row.phone]).toEqual([undefined, undefined])
    // Each party is gone through once.
    expect(await eraseOldContacts(server.services.db, over)).toBe(0)
  })

  it('is shown for an hour by one link', async () => {
    const gina = await answered()
    const path = await sentTo(gina)
    server.clock.advance(59 * 60_000)
    expect((await get(path)).statusCode).toBe(200)
    server.clock.advance(2 * 60_000)
    expect((await get(path)).statusCode).toBe(404)
  })
})

describe.each(databaseKinds)('an account that is taken along on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it('has all of its own, and nothing of others', async () => {
    const host = await person(server, 'Hana Host')
    const gus = await person(server, 'Gus Guest')
    const event = await party(server, host, { title: 'Garden party' })
    await invite(server, host, event, ['Ada Secret'])
    await call(
      server,
      'updateAttendance',
      {
        eventId: event.id,
        invitee: { inviteeId: crypto.randomUUID(), rsvpStatus: 'YES', rsvpMessage: 'With cake' },
      },
      gus,
    )
    const { account } = await call(server, 'exportAccount', {}, host)
    expect(account).toMatchObject({ name: 'Hana Host', coins: 60, hosted: [{ title: 'Garden party', guests: 2 }] })
    expect(account.emails).toHaveLength(1)
    expect(account.devices).toHaveLength(1)
    expect(JSON.stringify(account)).not.toMatch(/Ada Secret|With cake/)
    const his = await call(server, 'exportAccount', {}, gus)
    expect(his.account.answers).toMatchObject([{ party: 'Garden party', answer: 'YES', message: 'With cake' }])
    expect(await reasonOf(server, 'exportAccount', {})).toBe('unauthenticated')
  })
})
