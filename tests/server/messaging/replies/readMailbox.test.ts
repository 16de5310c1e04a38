import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import { readMailbox } from '../../../../server/messaging/replies/readMailbox.ts'
import { takeUnread } from '../../../../server/providers/mailbox/imapMailbox.ts'
import { invite, party, person, rowOf } from '../../../support/builders.ts'
import { mailbox, replyMail, replyTo } from '../../../support/mail/replyMail.ts'
import { imapService, type ImapService } from '../../../support/services/imapService.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const visit = { maxMails: 10, maxBytes: 5_000, silenceMs: 5_000 }
const ignore = () => Promise.resolve()

describe.each(databaseKinds)('the reply mailbox in an IMAP server, on %s,', (kind) => {
  let imap: ImapService
  let server: TestServer
  const log: string[] = []
  beforeAll(async () => {
    imap = await imapService()
    server = await testServer(kind, {
      env: { REPLY_MAILBOX: mailbox, REPLY_IMAP_URL: imap.url, LOG_LEVEL: 'info' },
      logTo: (line) => log.push(line),
    })
  })
  afterEach(() => {
    imap.mails.length = 0
    log.length = 0
  })
  afterAll(async () => {
    await server.end()
    await imap.close()
  })

  const partyWithGuest = async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { title: 'Picnic' })
    const [guest] = await invite(server, host, event, ['Gus'])
    return guest ? { host, event, guest, address: replyTo(server, event, guest) } : expect.fail('not invited')
  }

  it('is read for replies, and each email is marked as read once it was taken', async () => {
    const { host, event, guest, address } = await partyWithGuest()
    const other = imap.add('From: a@example.com\r\nSubject: Hello\r\n\r\nNo reply.')
    const large = imap.add(`From: a@example.com\r\n\r\n${'x'.repeat(1_048_576)}`)
    const reply = imap.add(replyMail('outlook', address))
    await readMailbox(server.services, imap.url)
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpStatus).toBe('YES')
    expect([other, large, reply].map(({ isSeen }) => isSeen)).toEqual([true, true, true])
    expect(log.join('\n')).toContain('noCalendarReply')
    expect(log.join('\n')).toContain('tooLarge')
    imap.commands.length = 0
    await readMailbox(server.services, imap.url)
    expect(imap.commands.filter((command) => command.startsWith('UID FETCH'))).toEqual([])
  })

  it('is read again after a failure, which the log shows without the password', async () => {
    const { host, event, guest, address } = await partyWithGuest()
    const reply = imap.add(replyMail('gmail', address))
    const wrong = imap.url.replace(/:[^:@]*@/, ':wrong-password@')
    for (const url of [wrong, imap.url.replace('RSVPs', 'Nowhere'), 'imap://user:wrong-password@127.0.0.1:9'])
      await readMailbox(server.services, url)
    expect(log.filter((line) => line.includes('failed to read the reply mailbox'))).toHaveLength(3)
    expect(log.join('\n')).toContain('wrong user or password')
    expect(log.join('\n')).not.toContain('wrong-password')
    expect(reply.isSeen).toBe(false)
    await readMailbox(server.services, imap.url)
    expect(reply.isSeen).toBe(true)
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpStatus).toBe('YES')
  })

  it('is on the timetable of jobs while it is set up', async () => {
    const visits = async ({ services }: TestServer): Promise<number> => {
      const { rows } = await sql`select cron from jobs.schedule where name = 'read-mailbox'`.execute(services.db)
      return rows.length
    }
    const first = await testServer(kind, { env: { REPLY_MAILBOX: mailbox, REPLY_IMAP_URL: imap.url } })
    expect(await visits(first)).toBe(1)
    await first.stop()
    const next = await testServer(kind, { replaces: first })
    expect(await visits(next)).toBe(0)
    await next.end()
  })
})

describe('a visit to a mailbox', () => {
  let imap: ImapService
  beforeAll(async () => {
    imap = await imapService()
  })
  afterAll(() => imap.close())

  it('takes the oldest emails first, up to a number, and leaves an email unread that could not be taken', async () => {
    const mails = ['one', 'two', 'three'].map((text) => imap.add(`Subject: ${text}\r\n\r\n`))
    const texts: string[] = []
    const take = (raw: Uint8Array) => {
      texts.push(Buffer.from(raw).toString().trim())
      return texts.length === 2 ? Promise.reject(new Error('The database is down.')) : Promise.resolve()
    }
    await expect(takeUnread(imap.url, visit, take)).rejects.toThrow('database is down')
    expect(mails.map(({ isSeen }) => isSeen)).toEqual([true, false, false])
    expect(await takeUnread(imap.url, { ...visit, maxMails: 1 }, take)).toEqual({ taken: 1, tooLarge: 0 })
    expect(texts).toEqual(['Subject: one', 'Subject: two', 'Subject: two'])
  })

  it('sends no password to a server on another machine that offers no TLS', async () => {
    imap.commands.length = 0
    const { port } = new URL(imap.url)
    // This address leads to this machine, but counts as another one.
    const url = `imap://user:password@0.0.0.0:${port}/INBOX`
    await expect(takeUnread(url, visit, ignore)).rejects.toThrow('STARTTLS')
    expect(imap.commands.filter((command) => command.startsWith('LOGIN'))).toEqual([])
  })

  it('is set up with a user and a password, next to the mailbox', () => {
    const read = (url: string) => readConfig({ REPLY_MAILBOX: mailbox, REPLY_IMAP_URL: url }).replies
    expect(read('imaps://rsvp:secret@mail.example')).toMatchObject({
      mailbox,
      imapUrl: 'imaps://rsvp:secret@mail.example',
    })
    for (const wrong of [
      'https://rsvp:secret@mail.example',
      'imaps://mail.example',
      'imaps://rsvp@mail.example',
      'imap:',
    ])
      expect(() => read(wrong)).toThrow('REPLY_IMAP_URL')
    expect(() => readConfig({ REPLY_IMAP_URL: 'imaps://rsvp:secret@mail.example' })).toThrow('together')
  })
})
