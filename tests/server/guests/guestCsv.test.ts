import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { csvResultSchema, type CsvResult, type CsvChoice } from '@festoon/contract/nouns/guestCsv'
import { failureDataSchema } from '@festoon/contract/wire/failure'
import { answer, invite, party, person, type Person } from '../../support/builders.ts'
import { measureTime } from '../../support/load/figure.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const basic = ({ userId, accessToken }: { userId: string; accessToken: string }): string =>
  `Basic ${Buffer.from(`${userId}:${accessToken}`).toString('base64')}`

interface Upload {
  content: Buffer | string
  fileName?: string
  fields: Record<string, string>
}

/** Returns the body of a multipart form: the credentials, the file, and then the other fields. */
function multipart({ content, fileName = 'guests.csv', fields }: Upload): { payload: Buffer; type: string } {
  const boundary = 'part-of-the-tests'
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="multipartFile"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const { authHeader, ...others } = fields
  const [first, otherFields] = [authHeader === undefined ? {} : { authHeader }, others].map((some) =>
    Object.entries(some).map(
      ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  const payload = Buffer.concat([
    Buffer.from(`${first?.join('')}${file}`),
    Buffer.from(content),
    Buffer.from(`\r\n${otherFields?.join('')}--${boundary}--\r\n`),
  ])
  return { payload, type: `multipart/form-data; boundary=${boundary}` }
}

describe.each(databaseKinds)('guest lists as files, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const post = async (upload: Upload, headers: Record<string, string> = { authorization: basic(host) }) => {
    const { payload, type } = multipart(upload)
    return server.app.inject({
      method: 'POST',
      url: '/contacts/csv',
      payload,
      headers: { ...headers, 'content-type': type },
    })
  }
  const load = async (
    event: EventView,
    content: Buffer | string,
  ): Promise<Omit<CsvResult, 'remarks' | 'declinedGuests' | 'notGuests'>> => {
    const response = await post({ content, fields: { eventId: event.id } })
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    const { remarks, declinedGuests, notGuests, ...result } = csvResultSchema.parse(response.json())
    expect([remarks, declinedGuests, notGuests]).toEqual([[], [], []])
    return result
  }
  const refusal = async (upload: Upload, headers?: Record<string, string>) => {
    const response = await post(upload, headers)
    const { reason } = failureDataSchema.parse(response.json().error.data)
    return [response.statusCode, reason]
  }
  const save = (event: EventView, choice?: CsvChoice | string, caller: Person = host) => {
    const text = typeof choice === 'string' ? choice : JSON.stringify(choice)
    const path = choice === undefined ? '' : `/${encodeURIComponent(text)}`
    return server.app.inject({
      url: `/event/${event.id}/guestlist.csv${path}`,
      headers: { authorization: basic(caller) },
    })
  }
  const people = async (event: EventView) => {
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    return invitees.filter(({ role }) => role === 'attendee').map(({ name, email }) => `${name} <${email}>`)
  }

  it('adds the guests in the file, unsent, and counts existing ones [CSV-01, RPC-85, AUTHZ-13, VAL-53]', async () => {
    const event = await party(server, host)
    const file = 'Name,Email\nAnn,ann@example.com\nBob,Bob@Example.com\n'
    expect(await load(event, file)).toEqual({ isValid: true, added: 2, alreadyInvited: 0, problems: [] })
    expect(await load(event, `${file}Cid,cid@example.com\nAnn again,ANN@example.com\n`)).toEqual({
      isValid: true,
      added: 1,
      alreadyInvited: 3,
      problems: [],
    })
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees.slice(1)).toEqual(
      ['Ann', 'Bob', 'Cid'].map((name) =>
        expect.objectContaining({ name, role: 'attendee', rsvpStatus: 'INVITED', inviteStatus: 'PENDING' }),
      ),
    )
  })

  const ann = 'Zoë Ångström'
  it.each([
    ['with a UTF-8 byte order mark', `\uFEFFName,Email\r\n${ann},a@example.com\r\n`],
    ['with semicolons', `Email;Name\n a@example.com ;${ann}\n`],
    ['with tabs and old Mac line endings', `Name\tEmail\r${ann}\ta@example.com\r`],
    [
      'with headings in any case, extra columns and empty rows',
      `Phone,EMAIL,nAmE\n,,\n1,a@example.com,${ann}\n\n ,,\n`,
    ],
    ['with a separator declaration', `sep=;\nName;E-mail\n${ann};a@example.com`],
    [
      'with quotes and a line break inside them',
      `"Name","Notes","Email"\n"${ann}","two\r\nlines, here","a@example.com"\n`,
    ],
    ['with a name on two lines', 'Name,Email\n"Zoë\nÅngström",a@example.com\n'],
    ['in Windows-1252', Buffer.from(`Name,Email\r\n${ann},a@example.com\r\n`, 'latin1')],
    ['in UTF-16', Buffer.from(`\uFEFFName\tEmail\r\n${ann}\ta@example.com\r\n`, 'utf16le')],
  ])('reads a file %s [VAL-53, CSV-04]', async (_how, content) => {
    const event = await party(server, host)
    expect(await load(event, content)).toEqual({ isValid: true, added: 1, alreadyInvited: 0, problems: [] })
    expect(await people(event)).toEqual([`${ann} <a@example.com>`])
  })

  it('reads addresses in every script, one guest per mailbox', async () => {
    const event = await party(server, host)
    const file =
      'Name,Email\nJosé,josé@例え.jp\n友,用户@例子.广告\nInfo,info@münchen.de\nAgain,INFO@xn--mnchen-3ya.de\n'
    expect(await load(event, file)).toEqual({ isValid: true, added: 3, alreadyInvited: 1, problems: [] })
    expect(await load(event, 'Name,Email\nJo,jose\u0301@例え.jp\n')).toMatchObject({ added: 0, alreadyInvited: 1 })
    expect(await people(event)).toEqual(['Info <info@münchen.de>', 'José <josé@例え.jp>', '友 <用户@例子.广告>'])
  })

  it("reports each row that it can't use, and adds the others [RPC-85, VAL-40]", async () => {
    const event = await party(server, host)
    const file = [
      'Name,Email',
      'Ann,ann@example.com',
      ',nameless@example.com',
      '',
      'Bob,bob at example.com',
      `${'x'.repeat(129)},long@example.com`,
      '\u200B,-',
      'Cid',
    ].join('\n')
    const message = 'Please enter a valid email.'
    expect(await load(event, file)).toEqual({
      isValid: false,
      added: 2,
      alreadyInvited: 0,
      problems: [
        { row: 5, field: 'email', value: 'bob at example.com', person: 'Bob', message },
        {
          row: 6,
          field: 'name',
          value: 'x'.repeat(128),
          person: 'long@example.com',
          message: 'Please limit this to 128 characters.',
        },
        { row: 7, field: 'email', value: '', person: '', message: 'No email address.' },
        { row: 8, field: 'email', value: '', person: 'Cid', message: 'No email address.' },
      ],
    })
    expect(await people(event)).toEqual(['Ann <ann@example.com>', 'nameless <nameless@example.com>'])
  })

  it('rejects unknown formats, and then adds nothing [ERR-36, VAL-53]', async () => {
    const event = await party(server, host)
    const fields = { eventId: event.id }
    for (const content of ['', 'Vorname,Adresse\nAnn,Berlin', 'Name\nAnn', Buffer.from([0xff, 0xd8, 0, 1, 2])])
      expect(await refusal({ content, fields })).toEqual([415, 'csvUnreadable'])
    const content = 'Name,Email\nAnn,ann@example.com'
    expect(await refusal({ content, fileName: 'guests.xlsx', fields })).toEqual([415, 'csvUnreadable'])
    expect(await refusal({ content, fileName: 'guests.docx', fields })).toEqual([415, 'csvUnreadable'])
    expect(await refusal({ content: 'x'.repeat(5 * 1024 * 1024 + 1), fields })).toEqual([413, 'tooLarge'])
    expect(await people(event)).toEqual([])
  })

  it("only accepts a host's token, in the header or in its field [RPC-85, RPC-87, AUTHZ-01]", async () => {
    const event = await party(server, host)
    const other = await person(server, 'Otto Other')
    const content = 'Name,Email\nAnn,ann@example.com'
    const fields = { eventId: event.id }
    expect(await refusal({ content, fields }, {})).toEqual([401, 'unauthenticated'])
    expect(await refusal({ content, fields }, { authorization: basic(other) })).toEqual([403, 'forbidden'])
    const mixedHeader = basic({ userId: other.userId, accessToken: host.accessToken })
    expect(await refusal({ content, fields }, { authorization: mixedHeader })).toEqual([401, 'unauthenticated'])
    const dead = basic({ userId: host.userId, accessToken: 'x'.repeat(43) })
    expect(await refusal({ content, fields }, { authorization: dead })).toEqual([401, 'sessionExpired'])
    expect(await refusal({ content, fields }, { authorization: basic(host), origin: 'https://evil.example' })).toEqual([
      403,
      'originRefused',
    ])
    expect((await save(event, undefined, other)).statusCode).toBe(403)
    expect((await server.app.inject({ url: `/event/${event.id}/guestlist.csv` })).statusCode).toBe(401)
    expect(await people(event)).toEqual([])
    const byField = await post({ content, fields: { ...fields, authHeader: basic(host) } }, {})
    expect(csvResultSchema.parse(byField.json()).added).toBe(1)
  })

  it('exports the chosen columns, in a file named after the title and date [CSV-02, CSV-03, CSV-04, RPC-86]', async () => {
    const [likes, song, meal] = [randomUUID(), randomUUID(), randomUUID()]
    const event = await party(server, host, {
      title: 'Zoë\'s "big" 6/7: a;b',
      timeZone: 'Pacific/Kiritimati',
      questions: [
        { questionUuid: likes, question: 'Likes cake, "really"?', questionType: 'yesNo' },
        { questionUuid: song, question: 'Song' },
        { questionUuid: meal, question: 'Meal', questionType: 'choice', options: ['=1+1', 'Pie'], perHead: true },
      ],
    })
    const [guest] = await invite(server, host, event, ['=cmd|A1'])
    await answer(server, event, guest ?? { inviteeId: '' }, 'YES', 2)
    await server.services.db
      .updateTable('invitees')
      .set({
        rsvp_message: 'Two\nlines',
        responses: JSON.stringify([
          { questionUuid: likes, answerValue: { isYes: true } },
          { questionUuid: song, answerValue: { text: ' @home' } },
          { questionUuid: meal, answerValue: { counts: ['=1+1', 'Pie'].map((option) => ({ option, count: 2 })) } },
        ]),
      })
      .where('invitee_id', '=', guest?.inviteeId ?? '')
      .execute()
    const all = await save(event)
    expect([all.statusCode, all.headers['content-type'], all.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ])
    const day = new Date(server.clock.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    expect(all.headers['content-disposition']).toBe(
      `attachment; filename="Guestlist for Zo_'s big 6 7 a;b - ${day}.csv"; ` +
        `filename*=UTF-8''Guestlist%20for%20Zo%C3%AB%27s%20big%206%207%20a%3Bb%20-%20${day}.csv`,
    )
    expect(all.body).toBe(
      [
        '\uFEFFStatus,Name,Contact,Additional guests,Message,"Likes cake, ""really""?",Song,Meal',
        `Yes,Hana Host,${host.email},0,,,,`,
        `Yes,'=cmd|A1,${guest?.email},2,"Two\nlines",Yes,' @home,"'=1+1 2, Pie 2"`,
        '',
      ].join('\r\n'),
    )
    const some = await save(event, { fields: ['contact', 'name'], questions: [song] })
    expect(some.body.split('\r\n')[0]).toBe('\uFEFFContact,Name,Song')
    const others = await save(event, { fields: ['rsvp_status', 'additional_guest_count', 'message'] })
    expect(others.body).toBe('\uFEFFStatus,Additional guests,Message\r\nYes,0,\r\nYes,2,"Two\nlines"\r\n')
    for (const cell of ['=1+1', '+1', '-1', '@x', '\tx']) {
      const set = server.services.db.updateTable('invitees').set({ rsvp_message: cell })
      await set.where('invitee_id', '=', guest?.inviteeId ?? '').execute()
      expect((await save(event, { fields: ['message'] })).body).toContain(`'${cell}\r\n`)
    }
    for (const wrong of ['x', '{}', '[]', '{"fields":["password"]}', '{"fields":[]}'])
      expect([wrong, (await save(event, wrong)).statusCode]).toEqual([wrong, 400])
  })

  it('imports the same guests from its own export [CSV-01, CSV-04]', async () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => {
      const plain = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').trim()
      return plain.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, '') === '' ? '=x' : plain
    })
    const odd = fc.constantFrom('=1+1', "'=1", "''", "'Ann", ' -x', '"a"', 'a,b;c d', '@a', '+1', '＝A1')
    const names = fc.uniqueArray(fc.oneof(name, odd), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(names, async (someNames) => {
        const from = await party(server, host)
        const to = await party(server, host)
        const invitees = someNames.map((one) => ({
          inviteeId: randomUUID(),
          name: one,
          email: `${randomUUID()}@example.com`,
        }))
        await call(server, 'addInvitees', { eventId: from.id, invitees }, host)
        const savedFile = await save(from, { fields: ['name', 'contact'] })
        expect(await load(to, savedFile.rawPayload)).toMatchObject({
          isValid: true,
          added: someNames.length,
          alreadyInvited: 1,
        })
        expect((await people(to)).toSorted()).toEqual((await people(from)).toSorted())
      }),
      { numRuns: 12 },
    )
  }, 60_000)

  it('imports ten thousand rows, all or none, and exports them [CSV-01, CSV-04]', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `Guest ${at},"guest.${at}@example.com"`)
    const file = `Name,Email\n${rows.join('\n')}\n`
    const event = await party(server, host)
    const importResult = await measureTime({ what: 'importing ten thousand guests', max: 3_000 }, () =>
      load(event, file),
    )
    expect(importResult).toEqual({ isValid: true, added: 10_000, alreadyInvited: 0, problems: [] })
    expect((await save(event, { fields: ['name', 'contact'] })).body.trim().split('\r\n')).toHaveLength(10_002)
    const other = `Name,Email\nOne more,one@example.com\nAnn,ann@example.com`
    expect(await refusal({ content: other, fields: { eventId: event.id } })).toEqual([409, 'guestLimit'])
    expect(await refusal({ content: `${file}One,one@example.com`, fields: { eventId: event.id } })).toEqual([
      409,
      'guestLimit',
    ])
  }, 60_000)
})
