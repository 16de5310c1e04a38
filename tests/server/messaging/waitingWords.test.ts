import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { inTransaction } from '../../../server/database/inTransaction.ts'
import { queueWaitingChanges } from '../../../server/events/changeNotices.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { takeSlots } from '../../../server/queue/sendSlots.ts'
import { merge } from '../../support/accounts.ts'
import { answer, eventDraft, invite, party, person, type Person } from '../../support/builders.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
import { strangersOn } from '../../support/people/strangers.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const note = 'Bring a sweater, says Cora.'

describe.each(databaseKinds)('a co-host’s words that wait to be sent, on %s,', (kind) => {
  let server: TestServer
  let on: ReturnType<typeof strangersOn>
  beforeAll(async () => {
    server = await testServer(kind)
    on = strangersOn(server)
    // Keeps the shared cover image of the test parties in use.
    await party(server, await person(server, 'Kate Keeper'))
  })
  afterAll(() => server.end())

  const hosts = async () => {
    const [host, cohost] = [await person(server, 'Hana Host'), await person(server, 'Cora Cohost')]
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    return { host, cohost, event }
  }
  const coming = async (event: EventView, host: Person, email?: string): Promise<string> => {
    const [guest] =
      email === undefined
        ? await invite(server, host, event, ['Gus'])
        : (
            await call(
              server,
              'addInvitees',
              { eventId: event.id, invitees: [{ inviteeId: randomUUID(), name: 'Gus', email }] },
              host,
            )
          ).invitees
    if (!guest?.email) throw new Error('not added')
    await answer(server, event, guest, 'YES')
    return guest.email
  }
  /** Saves an update of the host, and then one of the co-host, which waits. */
  const update = async (event: EventView, host: Person, cohost: Person) => {
    const save = (by: Person, title: string, text: string) => {
      const changedDraft = eventDraft(server, { startTime: event.startTime, title })
      const input = { eventId: event.id, event: changedDraft, audience: 'everyone' as const, note: text }
      return call(server, 'editEventDetails', input, by)
    }
    await save(host, 'Maya turns seven', '')
    await on.waitForDeliveries(event)
    await save(cohost, 'Maya turns eight', note)
  }
  const flush = async (event: EventView) => {
    const { db, jobs } = server.services
    server.clock.advance(11 * 60_000)
    await queueWaitingChanges(db, jobs.queueNotifications, server.clock.now())
    jobs.wake()
    await on.waitForDeliveries(event)
  }
  const lastTo = async (email: string) => {
    const [mail] = await readOutbox(server.services.db, email)
    return { subject: mail?.subject, hasNote: mail?.body.includes(note) }
  }
  const block = async (email: string, blockedHost: Person): Promise<void> => {
    const ownParty = await party(server, blockedHost)
    const invitee = { inviteeId: randomUUID(), name: 'Gus', email }
    await call(server, 'addInvitees', { eventId: ownParty.id, invitees: [invitee] }, blockedHost)
    await call(server, 'sendInvites', { eventId: ownParty.id, inviteIds: [invitee.inviteeId] }, blockedHost)
    await on.waitForDeliveries(ownParty)
    const [mail] = await readOutbox(server.services.db, email)
    const { pathname, search } = new URL(/Report this invitation: (\S+)/.exec(mail?.body ?? '')?.[1] ?? 'none:')
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      payload: 'do=block',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(statusCode).toBe(200)
  }

  it('reach no one who blocked them, although their account is merged meanwhile', async () => {
    const { host, cohost, event } = await hosts()
    const foe = `${randomUUID()}@example.com`
    await block(foe, cohost)
    await coming(event, host, foe)
    const friend = await coming(event, host)
    await update(event, host, cohost)
    await merge(server, await person(server, 'Cora Cohost'), { emailAddress: cohost.email })
    await flush(event)
    expect(await lastTo(friend)).toEqual({ subject: 'Maya turns eight has changed', hasNote: true })
    expect(await lastTo(foe)).toEqual({ subject: 'Maya turns seven has changed', hasNote: false })
  })

  it('aren’t sent once their account is deleted, but the update is', async () => {
    const { host, cohost, event } = await hosts()
    const guest = await coming(event, host)
    await update(event, host, cohost)
    await call(server, 'deleteAccount', {}, cohost)
    await flush(event)
    expect(await lastTo(guest)).toEqual({ subject: 'Maya turns eight has changed', hasNote: false })
  })

  it('are erased from the queue with their account: notes, and private messages that waited for a confirmation', async () => {
    const { db } = server.services
    const { host, cohost, event } = await hosts()
    await coming(event, host)
    const stranger = await on.join(event)
    const reply = { eventId: event.id, messageId: randomUUID(), message: note, inviteeId: stranger.inviteeId }
    await call(server, 'sendPrivateReply', reply, cohost)
    await on.waitForDeliveries(event)
    // The messages that follow are queued for minutes.
    await inTransaction(db, (tx) =>
      takeSlots(
        tx,
        Array.from({ length: 5_000 }, () => event.id),
      ),
    )
    await confirmAddress(server, event, stranger.inviteeId)
    const changedDraft = eventDraft(server, { startTime: event.startTime, title: 'Maya turns nine' })
    await call(
      server,
      'editEventDetails',
      { eventId: event.id, event: changedDraft, audience: 'everyone', note },
      cohost,
    )
    const queuedCount = async () => {
      const { rows } = await sql`
        select 1 from jobs.job where data->>'eventId' = ${event.id} and data::text like ${`%${note}%`}
          and state::text = 'created'
      `.execute(db)
      return rows.length
    }
    // The message, and the updates to both guests and to the co-host.
    expect(await queuedCount()).toBe(4)
    await call(server, 'deleteAccount', {}, cohost)
    expect(await queuedCount()).toBe(0)
    const open = db
      .selectFrom('deliveries')
      .select('key')
      .where('event_id', '=', event.id)
      .where('state', '=', 'queued')
    expect((await open.execute()).map(({ key }) => key.split('/')[0])).toEqual(['changed', 'changed'])
  })
})
