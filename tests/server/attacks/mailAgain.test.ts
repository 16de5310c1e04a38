import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, verifyPii } from '../../support/accounts.ts'
import { keyOf, lastCode, party, person, signInInput, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { signInAgain } from '../../support/accounts.ts'
import type { EventView } from '@festoon/contract/nouns/event'

describe.each(databaseKinds)('reader B more on %s', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await testServer(kind, { strictLimits: true })
  })
  afterEach(() => server.end())
  const post = (url: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const settled = (event: EventView) =>
    eventually(async () => {
      const queued = server.services.db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await queued.where('state', '=', 'queued').execute()).length === 0
    })

  it('T14 a phone number becomes a name and an email', async () => {
    const victim = await person(server, 'Vera Victim')
    const phone = freshPhone()
    await verifyPii(server, victim, { phoneNumber: phone })
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    await call(server, 'updateAttendanceByLink', {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'Typed', phone, rsvpStatus: 'YES' as const },
    })
    await signInAgain(server, victim)
    const { mutualMembers } = await call(server, 'fetchMutualMembers', {}, host)
    console.log('T14 members', JSON.stringify(mutualMembers))
    const next = await party(server, host, { title: 'Buy my pills' })
    const inviteeId = randomUUID()
    const added = await attempt(
      server,
      'queueInvites',
      { eventId: next.id, invitees: [{ inviteeId, userId: victim.userId }] },
      host,
    )
    await call(server, 'sendInvites', { eventId: next.id, inviteIds: [inviteeId] }, host)
    await settled(next)
    const mails = (await readOutbox(server.services.db, victim.email)).map(({ subject }) => subject)
    console.log('T14', added.failure, mails)
    expect(mails.some((subject) => subject.includes('pills'))).toBe(false)
  })

  it('T15 strangers use up a guest’s own data links', async () => {
    const [host, other] = [await person(server, 'Hana Host'), await person(server, 'Otto')]
    const email = `${randomUUID()}@example.com`
    const own = await party(server, host)
    const guest = { inviteeId: randomUUID(), name: 'Gus', email }
    await call(server, 'addInvitees', { eventId: own.id, invitees: [guest] }, host)
    await call(server, 'sendInvites', { eventId: own.id, inviteIds: [guest.inviteeId] }, host)
    await settled(own)
    const ask = (event: EventView, inviteeId: string) =>
      post(
        `/event/${event.id}/my-data?${new URLSearchParams({ iu: inviteeId, token: keyOf(server, event, { inviteeId }) })}`,
        { do: 'send' },
      )
    for (let at = 0; at < 5; at += 1) {
      const event = await party(server, other)
      const invitee = { inviteeId: randomUUID(), name: 'X', email, rsvpStatus: 'YES' as const }
      await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
      await ask(event, invitee.inviteeId)
    }
    const { statusCode } = await ask(own, guest.inviteeId)
    console.log('T15', statusCode)
    expect(statusCode).toBe(200)
  })

  it('T16 a chain of contacts escapes a block', async () => {
    const invite = async (host: Person, email: string) => {
      const event = await party(server, host)
      const inviteeId = randomUUID()
      await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gus', email }] }, host)
      await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
      await settled(event)
      return event
    }
    await party(server, await person(server, 'Kate Keeper'))
    const [one, two] = [randomUUID(), randomUUID()]
    const main = await person(server, 'Hana', `${one}@example.com`)
    await verifyPii(server, main, { emailAddress: `${two}@example.com` })
    const spam = await person(server, 'Hana', `${one}+a@example.com`)
    const guest = `${randomUUID()}@example.com`
    const event = await invite(spam, guest)
    const mail = (await readOutbox(server.services.db, guest)).find(({ body }) => body.includes(event.id))
    const url = new URL(/Report this invitation: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    expect((await post(`${url.pathname}${url.search}`, { do: 'block' })).statusCode).toBe(200)
    const counts: number[] = []
    const count = async () => counts.push((await readOutbox(server.services.db, guest)).length)
    await count()
    await invite(main, guest)
    await count()
    await invite(await person(server, 'Hana', `${two}+b@example.com`), guest)
    await count()
    await call(server, 'deleteAccount', {}, spam)
    await invite(await person(server, 'Hana', `${two}+c@example.com`), guest)
    await count()
    console.log('T16', counts, lastCode.length, signInInput.product)
    expect(counts).toEqual([1, 1, 1, 1])
  })

  it('T17 the first delivery of a row hides later strangers', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const email = `${randomUUID()}@example.com`
    const invitee = { inviteeId: randomUUID(), name: 'X', email, rsvpStatus: 'YES' as const }
    const { token = '' } = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    const key = { eventId: event.id, invitee: { inviteeId: invitee.inviteeId }, token }
    const sent = await attempt(server, 'sendInviteeCode', { ...key, purpose: 'emailRsvp' } as never)
    const code = await lastCode(server, email)
    const done = await attempt(server, 'emailRsvp', { ...key, code } as never)
    await settled(event)
    const asked = await post(`/event/${event.id}/my-data?${new URLSearchParams({ iu: invitee.inviteeId, token })}`, {
      do: 'send',
    })
    const mail = (await readOutbox(server.services.db, email))[0]
    const link = /https?:\/\/\S+my-data\S+/.exec(mail?.body ?? '')?.[0]
    const url = new URL(link ?? 'none:')
    const victim = `${randomUUID()}@example.com`
    const saved = await post(`${url.pathname}${url.search}`, { do: 'correct', name: 'X', email: victim, phone: '' })
    await call(
      server,
      'sendEventComment',
      { eventId: event.id, messageId: randomUUID(), message: 'Buy', sendToStatuses: ['All'] },
      host,
    )
    await settled(event)
    const used = await server.services.db
      .selectFrom('budgets')
      .select(['name', 'used'])
      .where('subject', '=', host.userId)
      .execute()
    console.log(
      'T17',
      sent.failure,
      done.failure,
      asked.statusCode,
      saved.statusCode,
      (await readOutbox(server.services.db, victim)).length,
      JSON.stringify(used),
    )
    expect(used.some(({ name }) => name === 'invitationsOfUser')).toBe(true)
  })
})
