import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { queueConfirmations, settleMs } from '../../../../server/messaging/confirmations/queueConfirmations.ts'
import { queueDigests } from '../../../../server/messaging/notifications/hostDigests.ts'
import { queueReminders } from '../../../../server/messaging/notifications/reminders.ts'
import { answer, party, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { isLong } from '../../../support/isLong.ts'
import { personByMail } from '../../../support/people/personByMail.ts'
import { call } from '../../../support/rpcClient.ts'
import { smtpInbox } from '../../../support/services/smtpInbox.ts'
import { testClock } from '../../../support/testClock.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const zone = 'America/Los_Angeles'
/** The number of guests, divisible by 30. A third says yes, a sixth says no, and a fifteenth says yes after a reminder. */
const guestCount = isLong ? 300 : 60
const newRsvps = guestCount / 2
const lateRsvps = guestCount / 15

/** Imports guests from a file as the app does. */
async function importGuests({ app }: TestServer, host: Person, event: EventView, csv: string): Promise<unknown> {
  const form = new FormData()
  form.set('eventId', event.id)
  form.set('multipartFile', new Blob([csv], { type: 'text/csv' }), 'guests.csv')
  const formResponse = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: '/contacts/csv',
    payload: Buffer.from(await formResponse.arrayBuffer()),
    headers: {
      'content-type': formResponse.headers.get('content-type') ?? '',
      authorization: `Basic ${Buffer.from(`${host.userId}:${host.accessToken}`).toString('base64')}`,
    },
  })
  return response.json()
}

it.each(databaseKinds)(
  `a party of ${guestCount} sends everything from invitations to the last reminder by SMTP, and nothing twice, on %s`,
  { timeout: 120_000 },
  async (kind) => {
    const inbox = await smtpInbox()
    const env = { SMTP_URL: inbox.url, MAIL_FROM: 'Festoon <hello@festoon.example>' }
    // Noon on a Thursday in January, in Los Angeles.
    const server = await testServer(kind, { env, clock: testClock(Date.UTC(2027, 0, 14, 20)) })
    const { db, jobs } = server.services
    const signedIn = await personByMail(server, inbox, 'Hana Host')
    const wall = wallTime(server.clock.now(), zone)
    const at = (days: number, hour: number) => instantOf({ ...wall, day: wall.day + days, hour, minute: 0 }, zone)
    const fields = {
      title: 'Roof dinner',
      startTime: at(12, 19),
      timeZone: zone,
      hostNotification: 'dailyDigest',
    } as const
    const event = await party(server, signedIn, fields)

    const quiet = () =>
      eventually(async () => {
        const { rows } = await sql`select 1 from deliveries where state in ('planned', 'due', 'queued')`.execute(db)
        return rows.length === 0
      }, 60_000)
    const emailsDuring = async (work: () => Promise<unknown>) => {
      const before = inbox.mails.length
      await work()
      jobs.wake()
      await quiet()
      return inbox.mails.slice(before).map(({ subject = '', recipients: [to = ''] }) => ({ subject, to }))
    }
    /**
     * Advances the clock to `until` and runs the jobs every hour. Clears the send slots, because their messages would have
     * been sent long ago.
     */
    const pass = (until: number) =>
      emailsDuring(async () => {
        await db.deleteFrom('send_slots').execute()
        while (server.clock.now() < until) {
          server.clock.advance(Math.min(3_600_000, until - server.clock.now()))
          // As two processes do in parallel.
          await Promise.all([1, 2].map(() => queueReminders(db, jobs.queueNotifications, server.clock.now())))
          await Promise.all([1, 2].map(() => queueDigests(db, jobs.queueNotifications, server.clock.now())))
        }
      })

    const csv = ['Name,Email', ...Array.from({ length: guestCount }, (_, n) => `Guest ${n},guest.${n}@example.com`)]
    expect(await importGuests(server, signedIn, event, csv.join('\r\n'))).toMatchObject({ added: guestCount })
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, signedIn)
    const guests = invitees.filter(({ role }) => role === 'attendee')
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    const toEach = (subject: string, whom: readonly Invitee[]) =>
      whom.map(({ email: to = '' }) => ({ subject, to })).toSorted((a, b) => a.to.localeCompare(b.to))
    const sortEmails = (mails: { subject: string; to: string }[]) => mails.toSorted((a, b) => a.to.localeCompare(b.to))

    const invitationEmails = await emailsDuring(() =>
      Promise.all([1, 2].map(() => call(server, 'sendInvites', { eventId: event.id, inviteIds }, signedIn))),
    )
    expect(sortEmails(invitationEmails)).toEqual(toEach('Hana Host invited you to Roof dinner', guests))

    server.clock.advance(60_000)
    const coming = guests.slice(0, guestCount / 3)
    const declining = guests.slice(guestCount / 3, newRsvps)
    const silent = guests.slice(newRsvps)
    const confirm = () => {
      server.clock.advance(settleMs)
      return Promise.all([1, 2].map(() => queueConfirmations(db, jobs.queueNotifications, server.clock.now())))
    }
    const confirmationEmails = await emailsDuring(async () => {
      for (const guest of coming) await answer(server, event, guest, 'YES')
      for (const guest of declining) await answer(server, event, guest, 'NO')
      await confirm()
    })
    const yes = "You're going to Roof dinner"
    const no = "You can't make it to Roof dinner"
    expect(sortEmails(confirmationEmails)).toEqual(sortEmails([...toEach(yes, coming), ...toEach(no, declining)]))
    expect(await pass(at(1, 9))).toEqual([{ subject: `${newRsvps} new RSVPs for Roof dinner`, to: signedIn.email }])

    const question = 'Can you make it to Roof dinner?'
    expect(sortEmails(await pass(at(6, 12)))).toEqual(toEach(question, silent))
    const late = await emailsDuring(async () => {
      for (const guest of silent.slice(0, lateRsvps)) await answer(server, event, guest, 'YES')
      await confirm()
    })
    expect(sortEmails(late)).toEqual(toEach(yes, silent.slice(0, lateRsvps)))
    const later = await pass(at(11, 12))
    expect(sortEmails(later.filter(({ subject }) => subject === question))).toEqual(
      toEach(question, silent.slice(lateRsvps)),
    )
    expect(later.filter(({ subject }) => subject !== question)).toEqual([
      { subject: `${lateRsvps} new RSVPs for Roof dinner`, to: signedIn.email },
    ])
    const going = [...coming, ...silent.slice(0, lateRsvps)]
    expect(sortEmails(await pass(at(11, 20)))).toEqual(toEach('Tomorrow: Roof dinner', going))
    expect(await pass(at(14, 12))).toEqual([])

    expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(inbox.mails.length)
    await server.end()
    await inbox.close()
  },
)
