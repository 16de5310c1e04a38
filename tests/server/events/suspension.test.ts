import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { unsubscribeLink } from '../../../server/crypto/unsubscribeLink.ts'
import type { OperatorActionName } from '../../../server/events/suspension/operatorAction.ts'
import { skipReason } from '../../../server/messaging/notifications/skipReason.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { runOperatorAction } from '../../../server/web/operator/operatorActions.ts'
import { eventDraft, invite, keyOf, party, person, signInInput, verify, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const renderer: PageRenderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>rendered' }) }
const dayMs = 86_400_000

describe.each(databaseKinds)('suspensions on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { renderer })
  })
  afterAll(() => server.end())

  const act = (name: OperatorActionName, subject: string, reason = 'It asks guests for their card number.') =>
    runOperatorAction(server.services, name, subject, { operator: 'ops@example.com', reason, now: server.clock.now() })
  const pageOf = async (path: string, who?: Person) => {
    const { db, clock } = server.services
    const session = who && (await openSession(db, who.userId, 'web-test', clock.now()))
    const cookies = session ? { authToken: session.refreshToken ?? '' } : {}
    return server.app.inject({ url: path, cookies, headers: { accept: 'text/html' } })
  }

  it('hides a suspended party from everyone, and shows only its hosts the reason', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { title: 'Card raffle' })
    const [guest] = await invite(server, host, event, ['Gina'])
    const key = guest ? { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) } : {}
    expect(await act('suspendEvent', event.id)).toBe('done')
    expect(await act('suspendEvent', event.id), 'twice').toBe('impossible')

    expect(await reasonOf(server, 'getEventPreview', { eventId: event.id, ...key })).toBe('eventNotFound')
    expect(await reasonOf(server, 'getEvent', { eventId: event.id }, host)).toBe('eventNotFound')
    expect(await reasonOf(server, 'fetchInvitees', { eventId: event.id }, host)).toBe('eventSuspended')
    expect((await call(server, 'fetchEvents', {}, host)).events).toEqual([])
    const [seenByGuest, seenByHost] = [await pageOf(`/event/${event.id}`), await pageOf(`/event/${event.id}`, host)]
    expect(seenByGuest.statusCode).toBe(404)
    expect(seenByGuest.body).toContain('This invitation isn&#x27;t available')
    expect(seenByGuest.body).not.toContain('Card raffle')
    expect(seenByGuest.body).not.toContain('card number')
    expect(seenByHost.body).toContain('Card raffle is suspended')
    expect(seenByHost.body).toContain('It asks guests for their card number.')
    expect(seenByHost.body).toContain(server.config.supportEmail)
    for (const path of ['card.jpg', 'story.jpg', 'calendar.ics', 'ro'])
      expect((await pageOf(`/event/${event.id}/${path}`)).statusCode, path).toBe(404)
    const mail = (await readOutbox(server.services.db)).find(({ recipient }) => recipient === host.email)
    expect(mail?.subject).toBe('Card raffle is suspended')
    expect(mail?.body).toContain('It asks guests for their card number.')
    expect(mail?.body).toContain('keep everything for 30 days')
  })

  it('lets the organizer remove a co-host of a suspended party, and no one else', async () => {
    const [host, cohost] = [await person(server, 'Hana Host'), await person(server, 'Carl Cohost')]
    const { id: eventId } = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId }, host)
    const acceptance = { eventId, status: 'ACCEPTED' as const, linkUuid }
    const { inviteeId } = (await call(server, 'updateCohostStatus', acceptance, cohost)).invitee
    await act('suspendEvent', eventId)
    const dismissal = { eventId, cohost: { inviteeId }, status: 'DECLINED' as const }
    const stranger = await person(server, 'Sam Stranger')
    expect(await reasonOf(server, 'updateCohostStatus', dismissal, stranger)).toBe('eventNotFound')
    expect((await call(server, 'updateCohostStatus', dismissal, host)).invitee.cohostStatus).toBe('DECLINED')
    await act('restoreEvent', eventId)
    expect(await reasonOf(server, 'fetchInvitees', { eventId }, cohost)).toBe('forbidden')
  })

  it('sends no queued messages of a suspended party', async () => {
    const host = await person(server, 'Hana Host')
    const { db, clock } = server.services
    const { id } = await party(server, host)
    const inviteesOf = db.selectFrom('invitees').selectAll().where('event_id', '=', id)
    const row = await inviteesOf.executeTakeFirstOrThrow()
    const event = await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const notice = { kind: 'canceled' as const, title: event.title, message: '' }
    expect(skipReason(notice, event, row, clock.now())).toBeUndefined()
    expect(skipReason(notice, { ...event, suspended_at: 1 }, row, clock.now())).toBe('The party was suspended.')
  })

  it('still lets recipients of its emails unsubscribe, and shows them nothing of it', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { title: 'Card raffle' })
    const { db, keys, config } = server.services
    const subject = { addressKey: addressKey(keys.addressKey, 'email', 'gina@example.com'), eventId: event.id }
    const url = unsubscribeLink(config.origin, keys, subject).slice(config.origin.length)
    await act('suspendEvent', event.id)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const page = await server.app.inject(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/Card raffle|Hana Host/)
    for (const payload of ['List-Unsubscribe=One-Click', 'off=host']) {
      const { body } = await server.app.inject({ method: 'POST', url, headers, payload })
      expect(body).toContain('Done.')
      expect(body).not.toMatch(/Card raffle|Hana Host/)
    }
    const off = await db.selectFrom('opt_outs').select('scope').where('address_key', '=', subject.addressKey).execute()
    expect(off.map(({ scope }) => scope).toSorted()).toEqual(['event', 'host'])
  })

  it('takes the guests of a suspended party out of the contacts of its hosts and guests', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Greta Guest')]
    const event = await party(server, host)
    const [invitedGuest] = await invite(server, host, event, ['Gina'])
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee }, guest)
    const fetchContacts = async () => [
      (await call(server, 'fetchContacts', {}, host)).contacts.map(({ email }) => email),
      (await call(server, 'fetchMutualMembers', {}, guest)).mutualMembers.map(({ member }) => member.userId),
    ]
    expect(await fetchContacts()).toEqual([[invitedGuest?.email], [host.userId]])
    await act('suspendEvent', event.id)
    expect(await fetchContacts()).toEqual([[], []])
    await act('restoreEvent', event.id)
    expect(await fetchContacts()).toEqual([[invitedGuest?.email], [host.userId]])
  })

  it('notifies open pages of the parties of a suspended account', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Greta Guest')]
    const event = await party(server, host)
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee }, guest)
    const topic = `events/${event.id}`
    const stream = await eventStream(await server.listen(), [topic], guest.accessToken)
    await act('suspendAccount', host.userId)
    await stream.next(topic)
    const before = stream.modifications.length
    await act('restoreAccount', host.userId)
    await stream.next(topic, before)
    stream.close()
  })

  it('changes nothing if the account was deleted', async () => {
    const [host, heir] = [await person(server, 'Hana Host'), await person(server, 'Earl')]
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, heir)
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    expect(await act('suspendAccount', host.userId)).toBe('impossible')
    expect(await reasonOf(server, 'takeOverEvent', { eventId: event.id }, heir)).toBeUndefined()
  })

  it('restores a party with everything', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const guests = await invite(server, host, event, ['Gina', 'Otto'])
    await act('suspendEvent', event.id)
    expect(await act('restoreEvent', event.id)).toBe('done')
    expect(await act('restoreEvent', event.id), 'twice').toBe('impossible')
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees.map(({ name }) => name)).toEqual(expect.arrayContaining(guests.map(({ name }) => name)))
    expect((await pageOf(`/event/${event.id}`)).statusCode).toBe(200)
    const log = await server.services.db
      .selectFrom('operator_log')
      .select(['operator', 'action', 'reason'])
      .where('subject', '=', event.id)
      .orderBy('entry')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['suspendEvent', 'restoreEvent'])
    expect(log[0]).toMatchObject({ operator: 'ops@example.com', reason: 'It asks guests for their card number.' })
  })

  it('ends the sessions of a suspended account at once, and lets no one sign in to it', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const other = await party(server, host)
    await act('suspendEvent', other.id, 'Spam')
    expect(await act('suspendAccount', host.userId)).toBe('done')
    expect(await reasonOf(server, 'fetchEvents', {}, host)).toBe('sessionExpired')
    const identityToken = await verify(server, host.email)
    expect(await reasonOf(server, 'authenticate', signInInput, { identityToken })).toBe('accountSuspended')
    expect((await pageOf(`/event/${event.id}`)).statusCode).toBe(404)
    await act('restoreAccount', host.userId)
    const again = await verify(server, host.email)
    expect(await reasonOf(server, 'authenticate', signInInput, { identityToken: again })).toBeUndefined()
    expect((await pageOf(`/event/${event.id}`)).statusCode).toBe(200)
    expect((await pageOf(`/event/${other.id}`)).statusCode, 'suspended on its own').toBe(404)
  })

  it.runIf(kind === 'postgres')('opens no session for an account that is being suspended', async () => {
    const host = await person(server, 'Hana Host')
    const identityToken = await verify(server, host.email)
    const { db } = server.services
    const waiting = async (count: number) => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
      return rows.length >= count ? true : undefined
    }
    const [suspendCall, signedIn] = await db.transaction().execute(async (tx) => {
      // Stops the suspension before it is committed.
      await sql`lock table operator_log in exclusive mode`.execute(tx)
      const suspension = act('suspendAccount', host.userId)
      await eventually(() => waiting(1))
      const signIn = reasonOf(server, 'authenticate', signInInput, { identityToken })
      await Promise.race([signIn, eventually(() => waiting(2))])
      return [[suspension], [signIn]] as const
    })
    expect(await suspendCall[0]).toBe('done')
    expect(await signedIn[0]).toBe('accountSuspended')
  })

  it.runIf(kind === 'postgres')('suspends a party that is being created, whichever comes first', async () => {
    const { db } = server.services
    const waiting = async (count: number) => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
      return rows.length >= count ? true : undefined
    }
    for (const stoppedTable of ['operator_log', 'invitees'] as const) {
      const host = await person(server, 'Hana Host')
      const create = () => attempt(server, 'createEvent', { event: eventDraft(server) }, host)
      const suspend = () => act('suspendAccount', host.userId)
      const [first, second] = await db.transaction().execute(async (tx) => {
        // Stops the one before it is committed: the suspension at its last insertion, or the creation after the event's.
        await sql.raw(`lock table ${stoppedTable} in exclusive mode`).execute(tx)
        const one = stoppedTable === 'operator_log' ? suspend() : create()
        await eventually(() => waiting(1))
        const other = stoppedTable === 'operator_log' ? create() : suspend()
        await Promise.race([other, eventually(() => waiting(2))])
        return [[one], [other]] as const
      })
      await Promise.all([first[0], second[0]])
      const open = await db
        .selectFrom('events')
        .select('id')
        .where('organizer_id', '=', host.userId)
        .where('suspended_at', 'is', null)
        .execute()
      expect([stoppedTable, open]).toEqual([stoppedTable, []])
    }
  })

  it('deletes suspended parties and accounts after 30 days', async () => {
    const [host, otherHost] = [await person(server, 'Hana Host'), await person(server, 'Hugo Host')]
    const event = await party(server, host)
    await invite(server, host, event, ['Gina'])
    const later = await party(server, host)
    await act('suspendEvent', event.id)
    await act('suspendAccount', otherHost.userId)
    server.clock.advance(20 * dayMs)
    await act('suspendEvent', later.id)
    server.clock.advance(11 * dayMs)
    await housekeeping(server.services, server.database.database)
    const remainingEvents = await server.services.db
      .selectFrom('events')
      .select('id')
      .where('id', 'in', [event.id, later.id])
      .execute()
    expect(remainingEvents).toEqual([{ id: later.id }])
    const { db } = server.services
    const ids = [host.userId, otherHost.userId]
    const names = db.selectFrom('users').select('name').where('id', 'in', ids)
    // An empty row remembers the suspension.
    expect((await names.execute()).map(({ name }) => name).toSorted()).toEqual(['Deleted account', 'Hana Host'])
    const contacts = db.selectFrom('user_contacts').select('user_id').distinct().where('user_id', 'in', ids)
    expect(await contacts.execute()).toEqual([{ user_id: host.userId }])
  })
})
