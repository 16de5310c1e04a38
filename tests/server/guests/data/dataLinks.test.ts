import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { freshPhone } from '../../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { dataProof } from '../../../support/dataProof.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)("a link to a guest's data, on %s,", (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host)
  })
  afterAll(() => server.end())

  const get = (url: string) => server.app.inject({ method: 'GET', url })
  const correct = (url: string, fields: { name?: string; email: string; phone: string }) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ do: 'correct', name: 'Gina', ...fields }).toString(),
    })

  it('ends when the contact that it was sent to is corrected, and the page says so', async () => {
    const [gina] = await invite(server, host, event, ['Gina'])
    if (!gina?.email) throw new Error('not invited')
    const { inviteeId } = gina
    await call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, gina),
      invitee: { inviteeId, rsvpStatus: 'YES', rsvpMessage: 'Whisper' },
    })
    const newLink = async () => {
      const query = new URLSearchParams({ iu: inviteeId, p: await dataProof(server, event.id, inviteeId) })
      return `/event/${event.id}/my-data?${query.toString()}`
    }
    const [first, email, phone] = [await newLink(), `new.${gina.email}`, freshPhone()]
    const savedPage = await correct(first, { email, phone })
    expect(savedPage.statusCode).toBe(200)
    for (const word of ['Saved.', 'n…@e…', 'no longer works']) expect(savedPage.body).toContain(word)
    for (const word of [email, 'Whisper']) expect(savedPage.body).not.toContain(word)
    expect((await get(first)).statusCode).toBe(404)
    expect((await get(first.replace('/my-data?', '/my-data.json?'))).statusCode).toBe(404)
    expect((await correct(first, { name: 'Mallory', email: gina.email, phone: '' })).statusCode).toBe(404)

    const second = await newLink()
    expect((await get(second)).body).toContain('Whisper')
    // The number was entered beside the address, and may be mistyped. Another one replaces the address.
    expect((await correct(second, { email: '', phone })).body).toContain('Keep your email address')
    const other = freshPhone()
    expect((await correct(second, { email: '', phone: other })).body).toContain(
      `the number ending in ${other.slice(-2)}`,
    )
    // A link by SMS names the number.
    const bySms = await newLink()
    expect((await get(bySms)).body).toContain('Whisper')
    await correct(bySms, { email: '', phone: freshPhone() })
    expect((await get(bySms)).statusCode).toBe(404)
    expect((await correct(await newLink(), { email: '', phone: '' })).body).toContain('phone number to send a link to')
    expect((await rowOf(server, host, event, inviteeId)).phone).toBeUndefined()
  })
})
