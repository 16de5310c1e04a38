import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readStanding } from '../../../../server/accounts/sending/readStanding.ts'
import { removeExpired } from '../../../../server/web/removeExpired.ts'
import { merge, personByPhone } from '../../../support/accounts.ts'
import { party, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { mailgunBody, mailgunEnv, postMailEvent } from '../../../support/services/mailgun.ts'
import { smtpInbox, type SmtpInbox } from '../../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const day = 86_400_000

interface Guest {
  inviteeId: string
  email: string
}

describe.each(databaseKinds)('a report of a message about a deleted party, on %s,', (kind) => {
  let inbox: SmtpInbox
  let server: TestServer
  beforeAll(async () => {
    inbox = await smtpInbox()
    server = await testServer(kind, { env: { ...mailgunEnv, SMTP_URL: inbox.url } })
    // Keeps the shared cover image of the test parties in use.
    await party(server, await personByPhone(server, 'Kate Keeper'))
  })
  afterAll(async () => {
    await server.end()
    await inbox.close()
  })

  const waitForDeliveries = (event: EventView) =>
    eventually(async () => {
      const rows = server.services.db.selectFrom('deliveries').select('key').where('event_id', '=', event.id)
      return (await rows.where('state', '=', 'queued').execute()).length === 0
    })
  const reach = async (event: EventView, by: Person, email = `${randomUUID()}@example.com`): Promise<Guest> => {
    const guest = { inviteeId: randomUUID(), email }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ ...guest, name: 'Gus' }] }, by)
    await send(event, by, guest)
    return guest
  }
  const send = async (event: EventView, by: Person, { inviteeId }: Guest): Promise<void> => {
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, by)
    await waitForDeliveries(event)
    server.clock.advance(1_000)
  }
  const remove = async ({ id: eventId }: EventView, host: Person): Promise<void> => {
    await call(server, 'cancelEvent', { eventId, disableNotification: true }, host)
    await call(server, 'deleteEvent', { eventId }, host)
  }
  const mailsTo = ({ email }: Pick<Guest, 'email'>) =>
    inbox.mails.filter(({ recipients }) => recipients.includes(email))
  /** Reports the first email to a guest, as Mailgun does, and returns the status. */
  const tell = (event: 'complained' | 'failed' | 'opened', { email }: Guest): Promise<number> => {
    const id = mailsTo({ email })[0]?.messageId ?? ''
    const severity = event === 'failed' ? { severity: 'permanent' } : {}
    return postMailEvent(
      server,
      mailgunBody({ event, ...severity, recipient: email, messageId: id }, { at: server.clock.now() }),
    )
  }
  const standing = async ({ userId }: Pick<Person, 'userId'>) => {
    const { bounced, optedOut } = await readStanding(server.services.db, userId)
    return { bounced, optedOut }
  }
  const hosts = async () => {
    const [host, cohost] = [await personByPhone(server, 'Hana Host'), await personByPhone(server, 'Cora Cohost')]
    const event = await party(server, host)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, cohost)
    return { host, cohost, event }
  }

  it('counts: complaints, once, and bounces of invitations that didn’t arrive', async () => {
    const host = await personByPhone(server, 'Hana Host')
    const event = await party(server, host)
    const [first, second, third] = [await reach(event, host), await reach(event, host), await reach(event, host)]
    await remove(event, host)
    expect(await standing(host)).toEqual({ bounced: 0, optedOut: 0 })
    const reports = [
      ['complained', first],
      ['failed', second],
      ['opened', third],
    ] as const
    for (const [report, guest] of [...reports, ...reports, ['failed', third] as const])
      expect(await tell(report, guest)).toBe(200)
    expect(await standing(host)).toEqual({ bounced: 1, optedOut: 1 })
    const reachRows = server.services.db.selectFrom('removed_reach').select('reached').where('event_id', '=', event.id)
    expect(await reachRows.execute()).toEqual([{ reached: 2 }])
  })

  it('keeps the host from inviting the person who complained to another party', async () => {
    const host = await personByPhone(server, 'Hana Host')
    const event = await party(server, host)
    const guest = await reach(event, host)
    await remove(event, host)
    await tell('complained', guest)
    await reach(await party(server, host), host, guest.email)
    expect(mailsTo(guest)).toHaveLength(1)
  })

  it('counts for the co-host who reached the person first, also after a merge', async () => {
    const { host, cohost, event } = await hosts()
    const [complainer, bouncer] = [await reach(event, cohost), await reach(event, cohost)]
    const newAddress = { ...complainer, email: `${randomUUID()}@example.com` }
    const { inviteeId, email } = newAddress
    await call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Gus', email } }, host)
    await send(event, host, newAddress)
    await remove(event, host)
    const main = await personByPhone(server, 'Cora Cohost')
    await merge(server, main, { phoneNumber: cohost.phone })
    for (const guest of [complainer, newAddress]) await tell('complained', guest)
    await tell('failed', bouncer)
    expect([await standing(host), await standing(main)]).toEqual([
      { bounced: 0, optedOut: 1 },
      { bounced: 1, optedOut: 1 },
    ])
  })

  it('doesn’t count if the recipient came by the open link', async () => {
    const host = await personByPhone(server, 'Hana Host')
    const event = await party(server, host)
    const guest = { inviteeId: randomUUID(), email: `${randomUUID()}@example.com` }
    const invitee = { ...guest, name: 'Gus', rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    const { db, clock } = server.services
    const rows = db.updateTable('invitees').set({ email_confirmed_at: clock.now() })
    await rows.where('invitee_id', '=', guest.inviteeId).execute()
    const text = { eventId: event.id, messageId: randomUUID(), message: 'Hello', sendToStatuses: ['All' as const] }
    await call(server, 'sendEventComment', text, host)
    await waitForDeliveries(event)
    await remove(event, host)
    expect([await tell('complained', guest), await standing(host)]).toEqual([200, { bounced: 0, optedOut: 0 }])
  })

  it('counts, too, if the message was a preview, and the party wasn’t deleted', async () => {
    const { host, cohost, event } = await hosts()
    const [first, second] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
    for (const [email, by] of [
      [first, host],
      [second, cohost],
    ] as const) {
      await call(server, 'sendTemplateEmail', { eventId: event.id, emailAddress: email }, by)
      expect(await tell('complained', { inviteeId: '', email })).toBe(200)
      await reach(await party(server, host), host, email)
      expect(mailsTo({ email })).toHaveLength(1)
    }
    expect([await standing(host), await standing(cohost)]).toEqual([
      { bounced: 0, optedOut: 1 },
      { bounced: 0, optedOut: 1 },
    ])
  })

  it('is unknown after a month', async () => {
    const host = await personByPhone(server, 'Hana Host')
    const event = await party(server, host)
    const [early, late] = [await reach(event, host), await reach(event, host)]
    await remove(event, host)
    const { db, clock } = server.services
    await removeExpired(db, clock.now() + 29 * day)
    expect(await tell('complained', early)).toBe(200)
    await removeExpired(db, clock.now() + 31 * day)
    expect(await tell('complained', late)).toBe(404)
  })
})
