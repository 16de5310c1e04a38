import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { addOptOut } from '../../../server/accounts/profile/optOuts.ts'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { queueWaitingChanges } from '../../../server/events/changeNotices.ts'
import { deliverInvite } from '../../../server/messaging/invitations/deliverInvite.ts'
import { deliverNotification } from '../../../server/messaging/notifications/deliverNotification.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { runOperatorAction } from '../../../server/web/operator/operatorActions.ts'
import { answer, eventDraft, invite, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** The messages that co-hosts send about another host’s party are stopped by the same rules as those about their own parties. */
describe.each(databaseKinds)('a co-host of another host’s party, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let cohost: Person
  let eventId: string
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    cohost = await person(server, 'Carl Cohost')
    eventId = (await party(server, host, { openInvite: true })).id
    const invitee = { inviteeId: randomUUID(), name: 'Carl', rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId, invitee }, cohost)
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'ACCEPTED' })
      .where('user_id', '=', cohost.userId)
      .where('event_id', '=', eventId)
      .execute()
  })
  afterAll(() => server.end())

  const addGuest = async (by: Person): Promise<{ inviteeId: string; email: string }> => {
    const guest = { inviteeId: randomUUID(), name: 'Gus', email: `${randomUUID()}@example.com` }
    await call(server, 'addInvitees', { eventId, invitees: [guest] }, by)
    return guest
  }
  const isInvited = async (by: Person, { inviteeId }: { inviteeId: string }): Promise<boolean> => {
    await call(server, 'sendInvites', { eventId, inviteIds: [inviteeId] }, by)
    const { inviteStatus } = await eventually(async () => {
      const row = await rowOf(server, host, { ...(await call(server, 'getEvent', { eventId }, host)).event }, inviteeId)
      return row.inviteStatus !== 'TRIGGERED' && row
    })
    return inviteStatus !== 'FAILED'
  }
  const message = async (by: Person, receiverInviteeUuid: string): Promise<string | null> => {
    const messageId = randomUUID()
    const input = { eventId, messageId, message: 'Bring a sweater.', isTextBlast: false, receiverInviteeUuid }
    await call(server, 'sendEventComment', input, by)
    return eventually(async () => {
      const { db } = server.services
      const row = await db
        .selectFrom('deliveries')
        .select(['state', 'reason'])
        .where('key', '=', `message/${messageId}`)
        .executeTakeFirstOrThrow()
      return row.state === 'queued' ? false : { reason: row.reason }
    }).then(({ reason }) => reason)
  }

  it('reaches no one who blocked them, while the host still does', async () => {
    const guest = await addGuest(host)
    const { db, keys, clock } = server.services
    const key = addressKey(keys.addressKey, 'email', guest.email)
    const block = { channel: 'email', addressKey: key, scope: 'host', subject: cohost.userId } as const
    await addOptOut(db, block, clock.now())
    expect(await isInvited(cohost, guest)).toBe(false)
    expect(await isInvited(host, guest)).toBe(true)
    expect(await message(cohost, guest.inviteeId)).toBe('This guest has turned off messages.')
    expect(await message(host, guest.inviteeId)).toBeNull()
    const preview = { eventId, emailAddress: guest.email }
    expect(await reasonOf(server, 'sendTemplateEmail', preview, cohost)).toBe('messagesOff')
    expect(await message(cohost, (await addGuest(host)).inviteeId), 'others').toBeNull()
  })

  it('reaches no one by updates who blocked them, nor anyone once their account is suspended', async () => {
    const { services, clock } = server
    const { db, keys, jobs } = services
    const [hana, carl] = [await person(server, 'Hana Host'), await person(server, 'Carl Cohost')]
    const event = await party(server, hana)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, hana)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, carl)
    const [foe, friend] = await invite(server, hana, event, ['Foe', 'Friend'])
    if (!foe?.email || !friend?.email) throw new Error('not invited')
    for (const guest of [foe, friend]) await answer(server, event, guest, 'YES')
    const key = addressKey(keys.addressKey, 'email', foe.email)
    await addOptOut(db, { channel: 'email', addressKey: key, scope: 'host', subject: carl.userId }, clock.now())
    const edit = async (by: Person, title: string, note: string) =>
      call(
        server,
        'editEventDetails',
        {
          eventId: event.id,
          event: eventDraft(server, { startTime: event.startTime, title }),
          audience: 'everyone',
          note,
        },
        by,
      )
    const waitForDeliveries = () =>
      eventually(async () => {
        const rows = db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
        return (await rows.where('state', '=', 'queued').execute()).length === 0
      })
    const flush = async () => {
      clock.advance(10 * 60_000)
      await queueWaitingChanges(db, jobs.queueNotifications, clock.now())
      jobs.wake()
      await waitForDeliveries()
    }
    const notesTo = async ({ email = '' }: Invitee) =>
      (await readOutbox(db, email)).map(({ body }) =>
        ['Carl 1', 'Carl 2', 'Hana 1', 'Carl 3'].filter((note) => body.includes(note)),
      )
    await edit(carl, 'One', 'Carl 1')
    await waitForDeliveries()
    expect([await notesTo(foe), await notesTo(friend)]).toEqual([[], [['Carl 1']]])
    await edit(carl, 'Two', 'Carl 2')
    await edit(hana, 'Three', 'Hana 1')
    await flush()
    expect([(await notesTo(foe))[0], (await notesTo(friend))[0]]).toEqual([['Hana 1'], ['Carl 2', 'Hana 1']])
    clock.advance(20 * 60_000)
    await edit(hana, 'Four', '')
    await waitForDeliveries()
    await edit(carl, 'Five', 'Carl 3')
    const suspension = { operator: 'ops@example.com', reason: 'Spam', now: clock.now() }
    expect(await runOperatorAction(services, 'suspendAccount', carl.userId, suspension)).toBe('done')
    await flush()
    expect([await notesTo(foe), await notesTo(friend)].flat(2)).not.toContain('Carl 3')
    expect(await notesTo(friend)).toHaveLength(3)
  })

  it('sends nothing that is still queued when their account is suspended', async () => {
    const guest = await addGuest(host)
    const { services, clock } = server
    const suspension = { operator: 'ops@example.com', reason: 'Spam', now: clock.now() }
    expect(await runOperatorAction(services, 'suspendAccount', cohost.userId, suspension)).toBe('done')
    const reasonFor = async (sentBy: string): Promise<string | null> => {
      const delivery = { eventId, inviteeId: guest.inviteeId, key: randomUUID() }
      const notice = { kind: 'message', text: 'Hi', isTextBlast: false, replyTo: undefined, sentBy } as const
      const invitation = { ...delivery, key: randomUUID(), sentBy }
      const rows = [delivery, invitation].map(({ key }) => ({
        event_id: eventId,
        invitee_id: guest.inviteeId,
        key,
        state: 'queued' as const,
        created_at: clock.now(),
      }))
      await services.db.insertInto('deliveries').values(rows).execute()
      expect(await deliverNotification(services, { ...delivery, notice }, false)).toBe(true)
      expect(await deliverInvite(services, invitation, false)).toBe(true)
      const ends = await services.db
        .selectFrom('deliveries')
        .select('reason')
        .where(
          'key',
          'in',
          rows.map(({ key }) => key),
        )
        .execute()
      const [first, second] = ends
      expect(first).toEqual(second)
      return first?.reason ?? null
    }
    expect(await reasonFor(cohost.userId)).toBe('The account that sent it was suspended.')
    expect(await readOutbox(services.db, guest.email)).toEqual([])
    expect(await reasonFor(host.userId)).toBeNull()
    expect(await readOutbox(services.db, guest.email)).toHaveLength(2)
  })
})
