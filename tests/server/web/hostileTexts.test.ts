import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvChoiceSchema } from '@festoon/contract/nouns/guestCsv'
import { escapeCell, unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { MailRefused } from '../../../server/providers/mail/port.ts'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { formulaTexts, lineTexts } from '../../support/hostile/hostileTexts.ts'
import { liveFormulas } from '../../support/hostile/liveFormulas.ts'
import { prove } from '../../support/load/figure.ts'
import { smtpInbox, type SmtpInbox } from '../../support/services/smtpInbox.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const everyText = [...new Set([...formulaTexts, ...lineTexts])]
const counts = { cells: 0, formulas: 0, answers: 0, calendars: 0, mails: 0, injected: 0 }
let inbox: SmtpInbox
let server: TestServer
let host: Person
beforeAll(async () => {
  inbox = await smtpInbox()
  server = await testServer('any')
  host = await person(server, 'Hana Host')
})
afterAll(async () => {
  await server.end()
  await inbox.close()
  prove(
    { what: 'hostile texts', value: everyText.length, least: 300 },
    { what: 'cells in guest lists', value: counts.cells, least: 4_000 },
    { what: 'cells that a spreadsheet would run', value: counts.formulas, max: 0 },
    {
      what: 'responses with headers, calendar files, emails',
      value: counts.answers + counts.calendars + counts.mails,
      least: 300,
    },
    { what: 'injected lines and headers', value: counts.injected, max: 0 },
  )
})

/** Writes a text into all text fields of an event, bypassing validation. */
const write = (eventId: string, text: string) =>
  server.services.db
    .updateTable('events')
    .set({
      title: text.slice(0, 100),
      description: text,
      hosted_by: text.slice(0, 100),
      location: JSON.stringify({ displayName: text, placeName: text }),
    })
    .where('id', '=', eventId)
    .execute()

const authorization = (): string => `Basic ${Buffer.from(`${host.userId}:${host.accessToken}`).toString('base64')}`

/** Returns the header names of a response, to which no text may add, and counts responses with injected lines. */
function namesOf(headers: Record<string, unknown>): string[] {
  counts.answers += 1
  if (Object.values(headers).some((value) => /\p{Cc}/u.test(String(value)))) counts.injected += 1
  return Object.keys(headers).toSorted()
}

describe('user text', () => {
  it('is not run as a formula by spreadsheets that open a guest list', async () => {
    const questions = everyText.slice(0, 8).map((question) => ({ questionUuid: randomUUID(), question }))
    const event = await party(server, host)
    const names = everyText.map((_, at) => `Guest ${at}`)
    const guests = await invite(server, host, event, names)
    await server.services.db
      .updateTable('events')
      .set({ questions: JSON.stringify(questions.map((one) => ({ ...one, isRequired: false, questionType: 'text' }))) })
      .where('id', '=', event.id)
      .execute()
    for (const [at, guest] of guests.entries()) {
      const text = everyText[at] ?? ''
      const answers = questions.map(({ questionUuid }) => ({ questionUuid, answerValue: { text } }))
      await server.services.db
        .updateTable('invitees')
        .set({
          name: text.slice(0, 100),
          email: `=${at}+1@example.com`,
          rsvp_message: text,
          responses: JSON.stringify(answers),
        })
        .where('invitee_id', '=', guest.inviteeId)
        .execute()
    }
    const choices = [
      undefined,
      ...(['name', 'contact', 'message'] as const).map((field) => ({ fields: [field], questions: [] })),
    ]
    for (const choice of choices) {
      const choiceSuffix = choice ? `/${encodeURIComponent(JSON.stringify(csvChoiceSchema.parse(choice)))}` : ''
      const url = `/event/${event.id}/guestlist.csv${choiceSuffix}`
      const { body, statusCode } = await server.app.inject({ url, headers: { authorization: authorization() } })
      expect(statusCode).toBe(200)
      const live = liveFormulas(body)
      counts.cells += everyText.length * (choice ? 1 : 3 + questions.length)
      counts.formulas += live.length
      expect(live.slice(0, 5)).toEqual([])
    }
  })

  it("can't add headers, or lines to a calendar", async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gil'])
    if (!guest) throw new Error('not invited')
    const link = `iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}`
    const paths = ['guestlist.csv', 'calendar/google', 'calendar/outlook', 'calendar/office365', 'calendar/yahoo']
    const ask = async (path: string) =>
      server.app.inject({ url: `/event/${event.id}/${path}?${link}`, headers: { authorization: authorization() } })
    const knownResponses = new Map<string, { headers: string[]; origin: string }>()
    const properties = (file: string): string[] =>
      file
        .replaceAll(/\r\n[ \t]/g, '')
        .split(/(?:(?!\t)[\p{Cc}\u2028\u2029])+/u)
        .map((line) => line.replace(/[:;].*$/s, ''))
    await write(event.id, 'x')
    for (const path of paths) {
      const { headers } = await ask(path)
      knownResponses.set(path, {
        headers: namesOf(headers),
        origin: new URL(headers.location ?? '/', 'http://x').origin,
      })
    }
    const plain = properties((await ask('calendar.ics')).body)
    for (const text of lineTexts) {
      await write(event.id, text)
      for (const path of paths) {
        const { headers, statusCode } = await ask(path)
        const origin = new URL(headers.location ?? '/', 'http://x').origin
        expect([text, statusCode < 400]).toEqual([text, true])
        expect([text, { headers: namesOf(headers), origin }]).toEqual([text, knownResponses.get(path)])
        const { 'content-disposition': disposition } = headers
        if (path === 'guestlist.csv')
          expect(disposition).toMatch(/^attachment; filename="[^"\\/\r\n]*\.csv"; filename\*=UTF-8''[\w.~!%-]*$/)
      }
      const { body } = await ask('calendar.ics')
      counts.calendars += 1
      const isWhole = JSON.stringify(properties(body)) === JSON.stringify(plain) && !/\r(?!\n)|(?<!\r)\n/.test(body)
      if (!isWhole) counts.injected += 1
      expect([text, properties(body)]).toEqual([text, plain])
      const parts = Object.values(nodeIcal.sync.parseICS(body)).filter((part) => part?.type === 'VEVENT')
      expect([text, parts.length]).toEqual([text, 1])
    }
  }, 120_000)

  it("can't add headers or recipients to an email", async () => {
    const env = { SMTP_URL: inbox.url, UNSUBSCRIBE_EMAIL: 'stop@festoon.example' }
    const sender = await testServer('any', { env })
    try {
      const { providers } = sender.services
      const headersOf = (at: number): string[] => (inbox.mails.at(at)?.headers ?? []).map(({ key }) => key)
      const unsubscribe = `${sender.config.origin}/unsubscribe?a=x&e=y&t=z`
      const mail = { to: 'gus@example.com', text: 'x', html: '<p>x</p>', unsubscribe }
      await providers.mail.send({ ...mail, key: 'first', subject: 'Hello', replyTo: 'hana@example.com' })
      const knownHeaders = headersOf(-1)
      const withoutReply = knownHeaders.filter((name) => name !== 'reply-to')
      for (const text of lineTexts) {
        await providers.mail.send({ ...mail, key: text, subject: text, replyTo: text })
        const last = inbox.mails.at(-1)
        counts.mails += 1
        const isOwn =
          JSON.stringify(headersOf(-1)) === JSON.stringify(withoutReply) && last?.recipients.join() === mail.to
        if (!isOwn) counts.injected += 1
        expect([text, headersOf(-1), last?.recipients, last?.to]).toEqual([
          text,
          withoutReply,
          [mail.to],
          [{ address: mail.to, name: '' }],
        ])
        for (const to of [`${text}@example.com`, `gus@example.com${text}`, `${text} <gus@example.com>`]) {
          const error = await providers.mail.send({ ...mail, key: text, to, subject: 'x' }).catch((one: unknown) => one)
          if (error === undefined) expect(inbox.mails.at(-1)?.recipients).toEqual([to])
          else expect(error).toBeInstanceOf(MailRefused)
        }
      }
    } finally {
      await sender.end()
    }
  }, 120_000)
})

it('no text becomes a formula, and every text is imported unchanged', () => {
  const unit = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    ';',
    '\t',
    '\r',
    '\n',
    ' ',
    '"',
    "'",
    ',',
    'a',
    '1',
    '\uFF1D',
    '\u00A0',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      const cell = escapeCell(text)
      expect(unescapeCell(cell)).toBe(text)
      expect(liveFormulas(`a,"${cell.replaceAll('"', '""')}",b\r\n"${cell.replaceAll('"', '""')}",b`)).toEqual([])
    }),
    { numRuns: 20_000 },
  )
})

it('the check finds formulas', () => {
  for (const text of ['a,=1', '" =1",b', 'a;=1', '"a\n=1"', 'a\t@x', '\uFF1D1'])
    expect([text, liveFormulas(text).length > 0]).toEqual([text, true])
  expect(liveFormulas("Status,Name\r\nYes,'=1\r\n")).toEqual([])
})
