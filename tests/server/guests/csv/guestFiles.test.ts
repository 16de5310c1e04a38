import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { csvPreviewSchema, csvResultSchema } from '@festoon/contract/nouns/guestCsv'
import { failureDataSchema } from '@festoon/contract/wire/failure'
import { party, person, type Person } from '../../../support/builders.ts'
import { guestFile } from '../../../support/guests/guestFile.ts'
import { workbook } from '../../../support/guests/workbook.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

/** The notes on a file in which every row is a guest. */
const noNotes = { remarks: [], declinedGuests: [], notGuests: [] }

describe.each(databaseKinds)('guest list files on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const load = async ({ id }: EventView, content: Buffer | string, fileName?: string) =>
    csvResultSchema.parse((await server.app.inject(guestFile(host, { eventId: id, content, fileName }))).json())
  const people = async ({ id: eventId }: EventView) => {
    const { invitees } = await call(server, 'fetchInvitees', { eventId }, host)
    return invitees.flatMap(({ name, email, phone, role }) => (role === 'attendee' ? [{ name, email, phone }] : []))
  }

  it('come back whole, with phone numbers, and count those on the list [CSV-01, CSV-04]', async () => {
    const [from, to] = [await party(server, host), await party(server, host)]
    const invitees = [
      { inviteeId: randomUUID(), name: '=Ann', email: 'ann@example.com' },
      { inviteeId: randomUUID(), name: 'Bo', phone: '+15550100142' },
      { inviteeId: randomUUID(), name: 'Cy', phone: '+442079460958' },
    ]
    await call(server, 'addInvitees', { eventId: from.id, invitees }, host)
    const authorization = `Basic ${Buffer.from(`${host.userId}:${host.accessToken}`).toString('base64')}`
    const { rawPayload } = await server.app.inject({
      url: `/event/${from.id}/guestlist.csv`,
      headers: { authorization },
    })
    const whole = { isValid: true, problems: [], ...noNotes }
    expect(await load(to, rawPayload)).toEqual({ ...whole, added: 3, alreadyInvited: 1 })
    expect(await people(to)).toEqual(await people(from))
    expect(await load(to, rawPayload)).toEqual({ ...whole, added: 0, alreadyInvited: 4 })
    const repeatedRows = "Name,Contact\nDi,'+442079460999\nDi again,+44 20 7946 0999\nBo,+1 (555) 010-0142\n"
    expect(await load(to, repeatedRows)).toEqual({ ...whole, added: 1, alreadyInvited: 2 })
    const { invitees: listedGuests } = await call(server, 'fetchInvitees', { eventId: to.id }, host)
    expect(listedGuests.slice(1).map(({ inviteStatus }) => inviteStatus)).toEqual(
      Array.from({ length: 4 }, () => 'PENDING'),
    )
  })

  it('may be workbooks and address books [VAL-53]', async () => {
    const event = await party(server, host)
    const sheet = workbook({ 1: ['Name', 'Email'], 2: ['Ann', 'ann@example.com'] })
    expect((await load(event, sheet, 'guests.xlsx')).added).toBe(1)
    expect((await load(event, sheet, 'guests.csv')).alreadyInvited).toBe(1)
    const cards = 'BEGIN:VCARD\r\nFN:Bo\r\nEMAIL:bo@example.com\r\nEND:VCARD\r\n'
    expect((await load(event, cards, 'contacts.vcf')).added).toBe(1)
    const book = 'version: 1\n\ndn:: Y249QWRh\ncn: Ada\nmail: ada@byron.example\n'
    expect((await load(event, book, 'book.ldif')).added).toBe(1)
    expect((await load(event, 'Name\tEmail\nCy\tcy@example.com', 'guests.tsv')).added).toBe(1)
  })

  it('that hold no list are refused with their kind, whatever their name [ERR-36]', async () => {
    const { id: eventId } = await party(server, host)
    for (const [content, fileName, message] of [
      ['%PDF-1.7', 'guests.csv', 'This is a PDF.'],
      ['%PDF-1.7', 'guests.pdf', 'This is a PDF.'],
      ['Name,Email', 'guests.csv', 'This file has headings but no guests.'],
      ['', 'guests.csv', 'This file is empty.'],
    ] as const) {
      const response = await server.app.inject(guestFile(host, { eventId, content, fileName }))
      const { reason, issues } = failureDataSchema.parse(response.json().error.data)
      expect([response.statusCode, reason, issues]).toEqual([
        415,
        'csvUnreadable',
        [{ path: 'multipartFile', message: expect.stringContaining(message) }],
      ])
    }
  })

  const preview = async ({ id }: EventView, content: Buffer | string, fields: Record<string, string> = {}) =>
    server.app.inject(guestFile(host, { eventId: id, content, fields: { preview: '1', ...fields } }))
  const readPreview = async (...values: Parameters<typeof preview>) =>
    csvPreviewSchema.parse((await preview(...values)).json())

  it('can be previewed, which adds no one and tells nothing about the list', async () => {
    const event = await party(server, host)
    const file = 'First Name,Last Name,Other,Email\nAnn,Lee,x,ann@example.com\nAnn,Lee,x,ANN@example.com\n,,,bo@'
    await load(event, 'Name,Email\nAnn,ann@example.com')
    expect(await readPreview(event, file)).toEqual({
      labels: ['First Name', 'Last Name', 'Other', 'Email'],
      nameColumns: [0, 1],
      emailColumns: [3],
      otherColumns: [2],
      guests: [{ name: 'Ann Lee', contact: 'ann@example.com' }],
      repeatedCount: 1,
      problems: [{ row: 4, field: 'email', value: 'bo@', person: '', message: 'Please enter a valid email.' }],
      ...noNotes,
    })
    expect(await people(event)).toEqual([{ name: 'Ann', email: 'ann@example.com', phone: undefined }])
    expect(await readPreview(event, 'BEGIN:VCARD\nFN:Bo\nEMAIL:bo@example.com\n')).toMatchObject({
      labels: [],
      guests: [{ name: 'Bo', contact: 'bo@example.com' }],
    })
    expect((await preview(event, 'Ann\nBo\n')).statusCode).toBe(415)
    const stranger = await person(server, 'Otto Other')
    const request = guestFile(stranger, { eventId: event.id, content: file, fields: { preview: '1' } })
    expect((await server.app.inject(request)).statusCode).toBe(403)
  })

  it('are read by the columns that the host chose', async () => {
    const event = await party(server, host)
    const file = 'Title\nWho;Nick;How;Work email\nAnn;A;ann@example.com;\nBo;B;bo@example.com;bo@work.example\n'
    // With every other field that a form can have.
    const choice = { nameColumn: '0', emailColumn: '2', country: 'US', withDeclined: '1', authHeader: 'none' }
    expect(await readPreview(event, file, choice)).toMatchObject({
      labels: ['Who', 'Nick', 'How', 'Work email'],
      nameColumns: [0],
      emailColumns: [2],
      guests: [
        { name: 'Ann', contact: 'ann@example.com' },
        { name: 'Bo', contact: 'bo@example.com' },
      ],
    })
    const unknownHeadings = 'Who,How\nAnn,ann(at)example.com\n'
    expect(await readPreview(event, unknownHeadings)).toEqual({
      labels: ['Who', 'How'],
      nameColumns: [],
      emailColumns: [],
      otherColumns: [],
      guests: [],
      repeatedCount: 0,
      problems: [],
      ...noNotes,
    })
    const request = guestFile(host, { eventId: event.id, content: file, fields: { nameColumn: '1', emailColumn: '2' } })
    expect(csvResultSchema.parse((await server.app.inject(request)).json()).added).toBe(2)
    expect((await people(event)).map(({ name }) => name)).toEqual(['A', 'B'])
    const wrongFields: Record<string, string>[] = [
      { nameColumn: '-1' },
      { emailColumn: 'x' },
      { emailColumn: '' },
      { emailColumn: '1000' },
      { preview: '2' },
      { withDeclined: 'yes' },
      { country: 'Germany' },
    ]
    for (const fields of wrongFields) expect((await preview(event, file, fields)).statusCode).toBe(400)
    expect((await readPreview(event, file, { emailColumn: '999' })).guests).toEqual([])
  })

  it('have people by name alone once, and guests who declined only on request', async () => {
    const event = await party(server, host)
    const file = [
      'Name,Email,Spouse,Phone,RSVP',
      'Ann Lee,ann@example.com,Tom,,Yes',
      'Bo,,,0171 1234567,Yes',
      'Cy,cy@example.com,,,Regrets',
      'Total,3,,,',
    ].join('\n')
    const byName = (name: string) => ({ name, email: undefined, phone: undefined })
    const result = await load(event, file)
    expect(result).toMatchObject({
      isValid: true,
      added: 3,
      alreadyInvited: 0,
      remarks: [{ row: 3, field: 'phone', person: 'Bo', value: '0171 1234567' }],
      declinedGuests: [{ row: 4, person: 'Cy', value: 'cy@example.com' }],
      notGuests: [{ row: 5, value: 'Total 3' }],
    })
    expect(await people(event)).toEqual([
      { name: 'Ann Lee', email: 'ann@example.com', phone: undefined },
      byName('Bo'),
      byName('Tom'),
    ])
    expect(await load(event, file)).toMatchObject({ added: 0, alreadyInvited: 3 })
    const request = guestFile(host, {
      eventId: event.id,
      content: file,
      fields: { withDeclined: '1', country: 'DE' },
    })
    expect(csvResultSchema.parse((await server.app.inject(request)).json())).toMatchObject({ added: 2, remarks: [] })
    // Those of the same name are in any order.
    expect((await people(event)).map(({ name, email, phone }) => `${name} ${email ?? phone}`).toSorted()).toEqual([
      'Ann Lee ann@example.com',
      'Bo +491711234567',
      'Bo undefined',
      'Cy cy@example.com',
      'Tom undefined',
    ])
  })

  it('with thousands of blank rows have only their guests', async () => {
    const event = await party(server, host)
    expect(await load(event, `Name,Email\nAnn,ann@example.com\n${',\n'.repeat(19_998)}`)).toMatchObject({ added: 1 })
  })

  it('that are built to take long are refused, and others are read meanwhile', async () => {
    const event = await party(server, host)
    const hostile = workbook(
      Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [at + 1, [at, 'x'.repeat(500), '@'.repeat(900)]])),
    )
    const [first, second] = await Promise.all([
      server.app.inject(guestFile(host, { eventId: event.id, content: hostile, fileName: 'a.xlsx' })),
      load(event, 'Name,Email\nAnn,ann@example.com\n'),
    ])
    expect([first.statusCode, second.added]).toEqual([415, 1])
  })
})
