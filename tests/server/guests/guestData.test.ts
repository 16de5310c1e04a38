import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import { inviteeToken } from '../../../server/crypto/tokens.ts'
import { eraseOldContacts } from '../../../server/guests/data/eraseOldContacts.ts'
import { correctGuest } from '../../../server/guests/data/guestData.ts'
import { importGuests } from '../../../server/guests/list/addGuests.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { gates } from '../../../server/rpc/access/access.ts'
import { tablesWith } from '../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { dataProof } from '../../support/dataProof.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 86_400_000

const question = { questionUuid: randomUUID(), question: 'A song?', questionType: 'song' as const, isRequired: false }
const song = { songUri: 'spotify:track:1', songName: 'Dancing Queen', artistName: 'ABBA' }

const jsonOf = (path: string): string => path.replace('/my-data?', '/my-data.json?')

describe.each(databaseKinds)("a guest's data on %s", (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host, { title: 'Garden party', questions: [question] })
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

  /** Creates a guest who sent an RSVP, with the link in their invitation. */
  async function guestWithRsvp(name = 'Gina', answers: QuestionResponse[] = []) {
    const [guest] = await invite(server, host, event, [name])
    if (!guest) throw new Error('not invited')
    const token = keyOf(server, event, guest)
    await call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token,
      invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES', rsvpMessage: 'Whisper', answers },
    })
    const row = await rowOf(server, host, event, guest.inviteeId)
    const query = new URLSearchParams({ iu: guest.inviteeId, token }).toString()
    return { guest, token, email: row.email ?? '', requestPath: `/event/${event.id}/my-data?${query}` }
  }

  /** Requests the link to a guest's data and returns it from the email. */
  async function sentTo({ email, requestPath }: { email: string; requestPath: string }): Promise<string> {
    expect((await post(requestPath, { do: 'send' })).body).toContain('It expires in an hour.')
    const mails = await readOutbox(server.services.db, email)
    const [, path = ''] =
      /https?:\/\/[^/\s]+(\/event\/[^\s]+my-data\?[^\s]+)/.exec(mails.map(({ body }) => body).join('\n')) ?? []
    expect(path).not.toBe('')
    return path
  }

  it("isn't shown through the invitation, which can be forwarded, but by a link sent to the guest", async () => {
    const gina = await guestWithRsvp()
    const page = await get(gina.requestPath)
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/Whisper/)
    expect(page.body).not.toContain(gina.email)
    // The domain alone could identify a family.
    expect(page.body).not.toContain('example.com')
    expect(page.headers['referrer-policy']).toBe('same-origin')
    expect((await get(gina.requestPath.replace('/my-data?', '/my-data.json?'))).statusCode).toBe(404)
    // Actions that need proof don't work with the invitation.
    await post(gina.requestPath, { do: 'erase', confirm: 'ERASE' })
    expect((await rowOf(server, host, event, gina.guest.inviteeId)).email).toBe(gina.email)
  })

  it('can be read, downloaded and corrected with that link [RSVP-40]', async () => {
    const gina = await guestWithRsvp(undefined, [{ questionUuid: question.questionUuid, answerValue: { song } }])
    const path = await sentTo(gina)
    const page = (await get(path)).body
    for (const word of [gina.email, 'Whisper', 'Gina', 'Dancing Queen – ABBA']) expect(page).toContain(word)
    const file = await get(path.replace('/my-data?', '/my-data.json?'))
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(JSON.parse(file.body)).toMatchObject({ email: gina.email, rsvp: 'YES', messageToHost: 'Whisper' })

    expect((await post(path, { do: 'correct', name: ' ', email: '', phone: '' })).body).toContain(
      'Please enter a name.',
    )
    expect((await post(path, { do: 'correct', name: 'Gina', email: 'nobody', phone: '' })).body).toContain(
      'valid email',
    )
    const other = await guestWithRsvp('Ola')
    const takenPage = await post(path, { do: 'correct', name: 'Gina', email: other.email.toUpperCase(), phone: '' })
    expect(takenPage.body).toContain('Another guest at this party already has that email address.')
    expect(
      (await post(path, { do: 'correct', name: 'Gina Lee', email: gina.email, phone: '(415) 555-0199' })).body,
    ).toContain('Saved.')
    const row = await rowOf(server, host, event, gina.guest.inviteeId)
    expect(row).toMatchObject({ name: 'Gina Lee', email: gina.email, phone: '+14155550199' })
    const correctedPage = (await get(path)).body
    expect(correctedPage.split('(415) 555-0199'), 'in the list and in the form').toHaveLength(3)
    expect(correctedPage).not.toContain('+1')
  })

  it('can be erased for good: text, contacts and the link are removed, and the RSVP still counts', async () => {
    const gina = await guestWithRsvp()
    const path = await sentTo(gina)
    expect((await post(path, { do: 'erase' })).body).toContain('Type ERASE to confirm.')
    expect((await post(path, { do: 'erase', confirm: 'erase' })).body).toContain('Your data has been erased')
    const row = await rowOf(server, host, event, gina.guest.inviteeId)
    expect(row).toMatchObject({ name: 'Former guest', rsvpStatus: 'YES', rsvpMessage: '' })
    expect(JSON.stringify(row)).not.toMatch(/Gina|Whisper/)
    expect(row.email).toBeUndefined()
    expect((await get(path)).statusCode).toBe(404)
    const key = { eventId: event.id, inviteeUuid: gina.guest.inviteeId, token: gina.token }
    expect((await attempt(server, 'getEventPreview', key)).result?.event.invitee ?? null).toBeNull()
    expect(await readOutbox(server.services.db, gina.email)).toEqual([])
  })

  it('leaves no messages from or to them in any table, including the queue', async () => {
    const gina = await guestWithRsvp()
    const secret = `For you alone ${randomUUID()}`
    const reply = { eventId: event.id, inviteeId: gina.guest.inviteeId, messageId: randomUUID(), message: secret }
    await call(server, 'sendPrivateReply', reply, host)
    await eventually(async () => (await readOutbox(server.services.db, gina.email)).length > 0)
    const path = await sentTo(gina)
    const file = await get(path.replace('/my-data?', '/my-data.json?'))
    expect(file.body).toContain(secret)
    await post(path, { do: 'erase', confirm: 'ERASE' })
    for (const words of [secret, gina.email]) expect([words, await tablesWith(server, words)]).toEqual([words, []])
  })

  it('includes photos, and is erased with them and the links of merged rows', async () => {
    const { db, clock } = server.services
    const gina = await guestWithRsvp()
    const old = randomUUID()
    await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, host)
    const alias = { event_id: event.id, invitee_id: old, token_version: 1, into_id: gina.guest.inviteeId }
    await db.insertInto('invitee_aliases').values(alias).execute()
    const photo = { event_id: event.id, photo_id: randomUUID(), url: `/files/albums/${old}.webp` }
    await db
      .insertInto('album_photos')
      .values({ ...photo, invitee_id: gina.guest.inviteeId, bytes: 1, created_at: clock.now() })
      .execute()
    const path = await sentTo(gina)
    expect(JSON.parse((await get(path.replace('/my-data?', '/my-data.json?'))).body).photos).toEqual([
      expect.stringContaining(`${photo.url}?k=`),
    ])
    await post(path, { do: 'erase', confirm: 'ERASE' })
    expect(await tablesWith(server, old)).toEqual([])
  })

  it('of a guest with an account is sent to no one who only has the link, or only the invited address', async () => {
    const { db } = server.services
    // A guest invited through their account, who forwarded the email.
    const mia = await person(server, 'Mia Member')
    const invitees = [{ inviteeId: randomUUID(), name: 'Mia', email: mia.email }]
    const [row] = (await call(server, 'addInvitees', { eventId: event.id, invitees }, host)).invitees
    const inviteeId = row?.inviteeId ?? ''
    const ownRsvp = { inviteeId, rsvpStatus: 'YES' as const, rsvpMessage: 'From Mia alone' }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: ownRsvp }, mia)
    await db
      .updateTable('invitees')
      .set({ email: null, email_normalized: null, is_connected: true })
      .where('invitee_id', '=', inviteeId)
      .execute()
    const token = keyOf(server, event, { inviteeId })
    const contacts = { email: 'finder@example.com', phone: '+14155550177' }
    const takenRsvp = { inviteeId, rsvpStatus: 'YES' as const, ...contacts }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: takenRsvp })
    expect(await tablesWith(server, contacts.email)).toEqual([])
    expect(await tablesWith(server, contacts.phone)).toEqual([])
    const requestPath = `/event/${event.id}/my-data?${new URLSearchParams({ iu: inviteeId, token })}`
    expect((await post(requestPath, { do: 'send' })).body).toContain('belongs to an account')

    // A guest invited by email, who forwarded the invitation to someone who sent the RSVP from an account.
    const gina = await guestWithRsvp()
    const path = await sentTo(gina)
    const gus = await person(server, 'Gus')
    const invitee = { inviteeId: gina.guest.inviteeId, rsvpStatus: 'YES' as const, rsvpMessage: 'From Gus alone' }
    await call(server, 'updateAttendance', { eventId: event.id, token: gina.token, invitee }, gus)
    expect((await get(path)).body).not.toContain('From Gus alone')
    expect((await post(gina.requestPath, { do: 'send' })).body).toContain('belongs to an account')
    const { account } = await call(server, 'exportAccount', {}, gus)
    expect(account.rsvps).toMatchObject([{ message: 'From Gus alone' }])
  })

  it("excludes another person's data at another address, which is kept if fields are left empty", async () => {
    const gina = await guestWithRsvp()
    const phone = '+14155550144'
    const phoneRsvp = { inviteeId: gina.guest.inviteeId, rsvpStatus: 'YES' as const, phone }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token: gina.token, invitee: phoneRsvp })
    expect(JSON.parse((await get(jsonOf(await sentTo(gina)))).body)).toMatchObject({
      phone,
      messageToHost: 'Whisper',
    })

    const { inviteeId } = gina.guest
    const email = `${randomUUID()}@example.com`
    await call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Olaf', email } }, host)
    const token = inviteeToken(server.services.keys.inviteeToken, { eventId: event.id, inviteeId, tokenVersion: 2 })
    const requestPath = `/event/${event.id}/my-data?${new URLSearchParams({ iu: inviteeId, token }).toString()}`
    const path = await sentTo({ email, requestPath })
    expect((await get(path)).body).not.toContain('Whisper')
    expect(JSON.parse((await get(jsonOf(path))).body)).toMatchObject({ email, phone: null, messageToHost: '' })
    const row = () => rowOf(server, host, event, inviteeId)
    await post(path, { do: 'correct', name: 'Olaf Lee', email, phone: '' })
    expect(await row()).toMatchObject({ name: 'Olaf Lee', phone, rsvpMessage: 'Whisper' })
    await post(path, { do: 'correct', name: 'Olaf Lee', email, phone: '(415) 555-0145' })
    expect(await row()).toMatchObject({ phone: '+14155550145' })
    expect(JSON.parse((await get(jsonOf(path))).body).phone).toBe('+14155550145')
  })

  it('of a guest with an account is only erased with the account', async () => {
    const gina = await guestWithRsvp()
    const path = await sentTo(gina)
    const gus = await person(server, 'Gus')
    const invitee = { inviteeId: gina.guest.inviteeId, name: 'Gina', rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, token: gina.token, invitee }, gus)
    const after = await post(path, { do: 'erase', confirm: 'ERASE' })
    expect([200, 404]).toContain(after.statusCode)
    expect(after.body).not.toContain('Your data has been erased')
    expect((await rowOf(server, host, event, gina.guest.inviteeId)).name).toBe('Gina')
  })

  it('rejects forged, foreign and malformed links', async () => {
    const gina = await guestWithRsvp()
    const ola = await guestWithRsvp('Ola')
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
    for (let i = 0; i < 3; i += 1) await post(ola.requestPath, { do: 'send' })
    expect((await post(ola.requestPath, { do: 'nonsense' })).statusCode).toBe(400)
  })

  it('loses its contacts after the configured number of days after the party, and not before', async () => {
    const gina = await guestWithRsvp()
    const over = event.startTime + 2 * day
    expect(await eraseOldContacts(server.services.db, event.startTime - day, server.clock.now())).toBe(0)
    expect((await rowOf(server, host, event, gina.guest.inviteeId)).email).toBe(gina.email)
    expect(await eraseOldContacts(server.services.db, over, server.clock.now())).toBeGreaterThan(0)
    const row = await rowOf(server, host, event, gina.guest.inviteeId)
    expect(row).toMatchObject({ name: 'Gina', rsvpMessage: 'Whisper' })
    expect([row.email, row.phone]).toEqual([undefined, undefined])
    // Each party is processed once.
    expect(await eraseOldContacts(server.services.db, over, server.clock.now())).toBe(0)
    // Contacts that a host adds later are erased, too.
    const { db, keys } = server.services
    const late = { inviteeId: gina.guest.inviteeId, name: 'Gina', email: 'late@example.com' }
    await call(server, 'editInvitee', { eventId: event.id, invitee: late }, host)
    expect(await eraseOldContacts(db, over, server.clock.now())).toBe(1)
    const addedInvitee = { inviteeId: randomUUID(), name: 'Late', email: 'later@example.com' }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [addedInvitee] }, host)
    expect(await eraseOldContacts(db, over, server.clock.now())).toBe(1)
    const session = { id: randomUUID(), userId: host.userId, provenAt: 0, provenContact: null }
    const asHost = (await gates.host(server.services, { session, identityToken: undefined }, { eventId: event.id }))
      .event
    const listedGuest = { inviteeId: randomUUID(), name: 'Listed', email: 'latest@example.com' }
    expect(await importGuests(db, asHost, [listedGuest], host.userId, server.clock.now(), keys.addressKey)).toBe(1)
    expect(await eraseOldContacts(db, over, server.clock.now())).toBe(1)
    // So are contacts that a guest corrects.
    const correctedRow = await db
      .selectFrom('invitees')
      .selectAll()
      .where('invitee_id', '=', gina.guest.inviteeId)
      .executeTakeFirstOrThrow()
    const correction = { name: 'Gina', email: 'late.too@example.com', phone: null }
    expect(await correctGuest(db, correctedRow, correction, server.clock.now(), keys.addressKey)).toBe('saved')
    expect(await eraseOldContacts(db, over, server.clock.now())).toBe(1)
    expect(JSON.stringify(await call(server, 'fetchInvitees', { eventId: event.id }, host))).not.toContain('late')
  })

  it('is shown for an hour with one link', async () => {
    const gina = await guestWithRsvp()
    const path = await sentTo(gina)
    server.clock.advance(59 * 60_000)
    expect((await get(path)).statusCode).toBe(200)
    server.clock.advance(2 * 60_000)
    expect((await get(path)).statusCode).toBe(404)
  })
})

it("data corrections are limited to ten an hour, so that they can't probe for other guests", async () => {
  const server = await testServer('any', { strictLimits: true })
  const host = await person(server, 'Hana Host')
  const event = await party(server, host)
  const [gina, ola] = await invite(server, host, event, ['Gina', 'Ola'])
  const inviteeId = gina?.inviteeId ?? ''
  const proof = await dataProof(server, event.id, inviteeId)
  const url = `/event/${event.id}/my-data?${new URLSearchParams({ iu: inviteeId, p: proof })}`
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    const correction = { do: 'correct', name: 'Gina', email: ola?.email ?? '', phone: '' }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(correction).toString()
    statuses.push((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  await server.end()
})

describe.each(databaseKinds)('an exported account on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it('contains all of its own data, and nothing of others', async () => {
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
    expect(his.account.rsvps).toMatchObject([{ party: 'Garden party', rsvp: 'YES', message: 'With cake' }])
    expect(await reasonOf(server, 'exportAccount', {})).toBe('unauthenticated')
  })
})
