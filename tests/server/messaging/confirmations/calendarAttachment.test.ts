import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, keyOf, party, type Person } from '../../../support/builders.ts'
import { personByMail } from '../../../support/people/personByMail.ts'
import { call } from '../../../support/rpcClient.ts'
import { sendConfirmations } from '../../../support/sendConfirmations.ts'
import { smtpInbox, type SmtpInbox } from '../../../support/services/smtpInbox.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe('the calendar file of a confirmation by SMTP', () => {
  let inbox: SmtpInbox
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    inbox = await smtpInbox()
    server = await testServer('any', { env: { SMTP_URL: inbox.url, MAIL_FROM: 'Festoon <hello@festoon.example>' } })
    host = await personByMail(server, inbox, 'Hana Host')
  })
  afterAll(async () => {
    await server.end()
    await inbox.close()
  })

  /** Sends the RSVP of a new guest. Returns the guest's confirmation and the calendar file that the page gives. */
  const confirmRsvp = async (status: 'YES' | 'NO', isFull = false) => {
    const event = await party(server, host, { title: 'Picnic', ...(isFull ? { capacity: 1 } : {}) })
    const newGuest = () => ({ inviteeId: randomUUID(), name: 'Gus', email: `${randomUUID()}@example.com` })
    const [guest, earlier] = [newGuest(), newGuest()]
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest, earlier] }, host)
    if (isFull) await answer(server, event, earlier, 'YES')
    await answer(server, event, guest, status)
    await sendConfirmations(server, event)
    const mail = inbox.mails.find(({ recipients }) => recipients.includes(guest.email))
    if (!mail) return expect.fail('no confirmation')
    const query = new URLSearchParams({ iu: guest.inviteeId, token: keyOf(server, event, guest) })
    const { body } = await server.app.inject(`/event/${event.id}/calendar.ics?${query.toString()}`)
    return { mail, download: body }
  }
  const linesOf = (file: string) => file.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const fileIn = ({ attachments: [file] }: SmtpInbox['mails'][number]): string =>
    typeof file?.content === 'object' ? new TextDecoder().decode(file.content) : (file?.content ?? '')

  it("is the one that the party's page gives the guest, so that calendars show the party once [EVPAGE-07]", async () => {
    const { mail, download } = await confirmRsvp('YES')
    expect(mail.attachments).toHaveLength(1)
    expect(mail.attachments[0]).toMatchObject({
      filename: 'festoon.ics',
      mimeType: 'text/calendar',
      disposition: 'attachment',
    })
    const [sentLines, givenLines] = [linesOf(fileIn(mail)), linesOf(download)]
    expect(sentLines.filter((line) => line.startsWith('UID:'))).toEqual(
      givenLines.filter((line) => line.startsWith('UID:')),
    )
    expect(sentLines.join('\n').trim()).toBe(givenLines.join('\n').trim())
    expect(sentLines.join()).toContain('12 Secret Lane')
    expect(mail.headers.map(({ key }) => key)).toContain('list-unsubscribe')
  })

  it('is missing for a no, and for a guest on the waitlist [AUTHZ-18]', async () => {
    const declinedRsvp = await confirmRsvp('NO')
    const waiting = await confirmRsvp('YES', true)
    expect([declinedRsvp.mail, waiting.mail].map(({ subject, attachments }) => [subject, attachments])).toEqual([
      ["You can't make it to Picnic", []],
      ["You're on the waitlist for Picnic", []],
    ])
  })
})
