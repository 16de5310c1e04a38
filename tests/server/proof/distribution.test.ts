import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { answer, invite, keyOf, party, person } from '../../support/builders.ts'
import { prove } from '../../support/load/figure.ts'
import { recorder, type Statement } from '../../support/load/statements.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const document = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
const matchTables = (pattern: RegExp) => [...document.matchAll(pattern)].map(([, table = '']) => table)
/** The distributed and reference tables in `docs/operating.md`. */
const distributedTables = matchTables(/create_distributed_table\('(\w+)'/g)
const everywhere = matchTables(/create_reference_table\('(\w+)'/g)

/** Returns the distributed tables that a statement uses, once per use. */
const tablesIn = (text: string) =>
  [...text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)].flatMap(([, name = '']) =>
    distributedTables.includes(name.toLowerCase()) ? [name.toLowerCase()] : [],
  )
/** Returns the conditions in a statement that restrict rows to an event. */
const keysIn = (text: string) =>
  [
    ...text.matchAll(
      /"?\bevent_id"?\s*=|"events"\."id"\s*=|\bevents(?:"? where|\s+where)\s+"?id"?\s*=|insert into \S+\s*\("?event_id/gi,
    ),
  ].length

/** Returns true if a statement restricts every distributed table to the event. */
function keepsTo(eventId: string, { sql: text, parameters }: Statement): boolean {
  const tables = tablesIn(text)
  if (tables.length === 0) return true
  return keysIn(text) >= tables.length && parameters.flat().includes(eventId)
}

/** Returns the statements in a function's body that use rows without restricting them to an event. */
const straysOf = (body: string) =>
  body
    .replaceAll(/--.*$/gm, '')
    .split(/;|\bthen\b|\bloop\b|\bbegin\b/)
    .filter((statement) => tablesIn(statement).length > keysIn(statement))

const renderer: PageRenderer = {
  render: (page) => Promise.resolve({ status: 200, html: `<!doctype html>${JSON.stringify(page)}` }),
}

it('every table is listed in docs/operating.md: distributed by event, replicated, or on one machine', async () => {
  const server = await testServer('any')
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(server.services.db)
  const [, local = ''] = /^Local tables: (.+)$/m.exec(document) ?? []
  const knownTables = [
    ...distributedTables,
    ...everywhere,
    ...[...local.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  ]
  expect(knownTables.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  await server.end()
})

it('the check finds a statement that crosses events', () => {
  const eventId = randomUUID()
  const isWithinEvent = (text: string, parameters: unknown[] = [eventId]) => keepsTo(eventId, { sql: text, parameters })
  expect(isWithinEvent('select * from "invitees" where "event_id" = $1')).toBe(true)
  expect(isWithinEvent('select * from "users"', [])).toBe(true)
  expect(isWithinEvent('select * from "invitees" where "email" = $1', ['a'])).toBe(false)
  expect(isWithinEvent('select * from "invitees" where "event_id" = $1', [randomUUID()])).toBe(false)
  expect(isWithinEvent('select * from "events" inner join "invitees" on true where "events"."id" = $1')).toBe(false)
  expect(straysOf('select 1 from invitees where phone = v; select 1')).toHaveLength(1)
})

describe.each(databaseKinds)("a guest's path on %s", (kind) => {
  const queryRecorder = recorder()
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { renderer, watch: queryRecorder.plugin })
  })
  afterAll(() => server.end())

  it('keeps every statement within one event', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { capacity: 3, hasWaitlist: true, publicGuestList: true })
    const [guest, other] = await invite(server, host, event, ['Gina', 'Omar'])
    if (!guest || !other) throw new Error('not invited')
    const eventId = event.id
    const { inviteeId } = guest
    const token = keyOf(server, event, guest)
    const key = { inviteeUuid: inviteeId, token }
    const query = `iu=${inviteeId}&token=${token}`
    await call(server, 'sendInvites', { eventId, inviteIds: [inviteeId, other.inviteeId] }, host)
    await call(
      server,
      'sendEventComment',
      { eventId, messageId: randomUUID(), message: 'Hello', sendToStatuses: ['Awaiting'] },
      host,
    )
    const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fae5ff' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    const formResponse = new Response(form)
    const photoId = randomUUID()

    queryRecorder.statements.length = 0
    const get = async (url: string) => {
      const { statusCode } = await server.app.inject({ url, headers: { accept: 'text/html' } })
      expect([url, statusCode]).toEqual([url, url.includes('/calendar/') ? 302 : 200])
    }
    await get(`/event/${eventId}?${query}`)
    await get(`/event/${eventId}`)
    await call(server, 'getEventPreview', { eventId, ...key })
    await answer(server, event, guest, 'SEEN')
    await answer(server, event, guest, 'YES', 2)
    await answer(server, event, other, 'YES', 1)
    await answer(server, event, guest, 'NO')
    const invitee = {
      inviteeId: randomUUID(),
      name: 'Lia',
      email: `${randomUUID()}@example.com`,
      rsvpStatus: 'YES' as const,
    }
    await call(server, 'updateAttendanceByLink', { eventId, invitee }, { deviceId: 'a-phone' })
    await answer(server, event, guest, 'YES')
    await get(`/event/${eventId}/calendar.ics?${query}`)
    await get(`/event/${eventId}/calendar/google?${query}`)
    const { album } = await call(server, 'getPreviewAlbumDetails', { eventId, ...key })
    await call(server, 'getAlbumDetails', { albumId: album.albumId, ...key })
    await call(server, 'getAlbumForElk', { albumId: album.albumId, ...key })
    const uploadResponse = await server.app.inject({
      method: 'POST',
      url: `/albums/${album.albumCode}/photos?photoId=${photoId}`,
      payload: Buffer.from(await formResponse.arrayBuffer()),
      headers: {
        'content-type': formResponse.headers.get('content-type') ?? '',
        authorization: `Basic ${Buffer.from(`${inviteeId}:${token}`).toString('base64')}`,
      },
    })
    await call(server, 'deleteAlbumPhoto', { eventId, photoId, ...key })
    await call(server, 'getEventMessageHistory', { eventId, ...key })
    await call(server, 'getUserEventMessageHistory', { eventId, ...key })
    const path = [...queryRecorder.statements]
    const { rows: functions } = await sql<{ name: string; body: string }>`
      select proname as name, prosrc as body from pg_proc join pg_namespace n on n.oid = pronamespace where nspname = 'public'
    `.execute(server.services.db)

    expect(uploadResponse.statusCode, uploadResponse.body).toBe(200)
    const strays = path.filter((statement) => !keepsTo(eventId, statement))
    expect(strays.map(({ sql: text }) => text)).toEqual([])
    // These cross events by design: they find the invitations of an account, or the events in which a host sent something.
    const crossing = new Set(['attach_invitations', 'claims_on', 'outdated_claims', 'sent_events'])
    const calledFunctions = functions.filter(({ name }) => !crossing.has(name))
    expect(calledFunctions.flatMap(({ name, body }) => straysOf(body).map((stray) => [name, stray.trim()]))).toEqual([])
    prove(
      {
        what: `${kind}: statements for a guest's page, RSVPs, calendar, photos and messages`,
        value: path.length,
        least: 30,
      },
      { what: `${kind}: statements that cross events`, value: strays.length, max: 0 },
      {
        what: `${kind}: database functions that stay within one event`,
        value: calledFunctions.length,
        least: 5,
      },
    )
  })
})
