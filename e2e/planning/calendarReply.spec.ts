import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readCalendar, type ReadEntry } from '../../tests/support/mail/calendarIn.ts'
import { replyEnv, replyMail } from '../../tests/support/mail/replyMail.ts'
import { galleryCover } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { expect, test } from '../support/test.ts'
import { until } from '../support/until.ts'

const outboxSchema = z.object({
  messages: z.array(z.object({ to: z.string(), subject: z.string(), calendar: z.string().nullable() })),
})

test('a guest says yes in a calendar, and the entry moves and goes with the party', async ({ page, serverWith }) => {
  const { origin } = await serverWith(() => Promise.resolve({ ...replyEnv }))
  const { host, eventId } = await hostedParty(page, origin)
  const guest = { inviteeId: randomUUID(), name: 'Gus Li', email: `gus.${randomUUID()}@example.com` }
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees: [guest] })
  const entryIn = (subject: RegExp): Promise<ReadEntry> =>
    until(`an email with ${subject}`, async () => {
      const answer = await fetch(`${origin}/outbox.json?to=${encodeURIComponent(guest.email)}`)
      const { messages } = outboxSchema.parse(await answer.json())
      const file = messages.find((message) => subject.test(message.subject))?.calendar
      return file ? readCalendar(file) : undefined
    })

  await page.goto(`${origin}/event/invite/${eventId}`)
  await page.getByRole('button', { name: 'Send 1 invite' }).click()
  await expect(page.getByText('Guest invited successfully.')).toBeVisible()
  const request = await entryIn(/Garden party/)
  expect(request).toMatchObject({ method: 'REQUEST', sequence: 0, attendees: [{ partstat: 'NEEDS-ACTION' }] })

  const row = page.getByRole('row').filter({ hasText: 'Gus Li' })
  await expect(row).not.toContainText('Yes (Attending)')
  const body = replyMail('gmail', { to: request.organizer.address, uid: String(request.uid), from: guest.email })
  const response = await fetch(`${origin}/mail/inbound`, {
    method: 'POST',
    headers: { authorization: `Bearer ${replyEnv.REPLY_WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' },
    body: new Uint8Array(body),
  })
  expect(response.status).toBe(200)
  // The host's page is open and updates by itself.
  await expect(row).toContainText('Yes (Attending)')

  await host.call('ElkEventService', 'editEventDetails', {
    eventId,
    event: {
      title: 'Garden party',
      photoUrl: galleryCover,
      startTime: request.start.getTime() + 3_600_000,
      timeZone: 'America/Los_Angeles',
      location: { displayName: '123 Main St, Oakland, CA', place: 'p' },
    },
  })
  const movedEntry = await entryIn(/has changed/)
  expect(movedEntry).toMatchObject({ method: 'REQUEST', uid: request.uid, sequence: 1 })
  expect(movedEntry.start.getTime() - request.start.getTime()).toBe(3_600_000)
  await host.call('ElkEventService', 'cancelEvent', { eventId, message: '' })
  expect(await entryIn(/is canceled/)).toMatchObject({ method: 'CANCEL', uid: request.uid, sequence: 2 })
})
