import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '@festoon/contract/messages/failures'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import { isUnavailable } from '../../../server/core/isUnavailable.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { imageFolder } from '../../../server/providers/storage/images.ts'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { relay, type Relay } from '../../support/services/relay.ts'
import { databaseKinds, postgresUrl } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const renderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>' }) }

/** Expects the right errors for calls, pages and probes while the database is down. */
async function expectOutage(server: TestServer, event: EventView): Promise<void> {
  const [previewResult, page, ready, alive] = await Promise.all([
    attempt(server, 'getEventPreview', { eventId: event.id }),
    server.app.inject({ method: 'GET', url: `/event/${event.id}`, headers: { accept: 'text/html,*/*' } }),
    server.app.inject({ method: 'GET', url: '/readyz' }),
    server.app.inject({ method: 'GET', url: '/healthz' }),
  ])
  expect([previewResult.status, previewResult.failure]).toEqual([503, { reason: 'unavailable' }])
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(page.body).toContain(failures.unavailable)
  expect([ready.statusCode, alive.statusCode]).toEqual([503, 200])
}

describe.runIf(databaseKinds.includes('pglite'))('a server with a broken embedded database', () => {
  it('reports it to callers, on pages and to probes', async () => {
    const server = await testServer('pglite', { renderer })
    const event = await party(server, await person(server, 'Hana'))
    await server.database.database.close()
    await expectOutage(server, event)
    await server.end()
  })
})

describe.runIf(databaseKinds.includes('postgres'))('a server whose PostgreSQL', () => {
  let line: Relay
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    line = await relay(postgresUrl ?? '')
    server = await testServer('postgres', { renderer, openPostgres: (url) => openPostgres(line.through(url), 500) })
    host = await person(server, 'Hana')
    event = await party(server, host)
  })
  afterAll(async () => {
    line.restore()
    await server.end()
    await line.close()
  })
  const isBack = () =>
    eventually(async () => (await server.app.inject({ method: 'GET', url: '/readyz' })).statusCode === 200, 20_000)

  it('is down reports it at once, and serves again when it is back', async () => {
    line.cut()
    await eventually(async () => (await attempt(server, 'getEventPreview', { eventId: event.id })).status === 503)
    await expectOutage(server, event)
    line.restore()
    await isBack()
    expect((await call(server, 'getEvent', { eventId: event.id }, host)).event.title).toBe(event.title)
  })

  it('hangs fails its calls, and loses no RSVP that it acknowledges afterwards', async () => {
    const guests = await invite(server, host, event, ['A', 'B', 'C', 'D', 'E', 'F'])
    const send = (guest: { inviteeId: string }) =>
      attempt(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, guest),
        invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES' },
      })
    // One call is in the middle of a transaction; the others start later.
    const stuckTransaction = server.services.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      line.freeze()
      await sql`select 1`.execute(tx)
    })
    await expect(stuckTransaction).rejects.toSatisfy(isUnavailable)
    const stuckRsvps = await Promise.all(guests.map(send))
    expect(new Set(stuckRsvps.map(({ failure }) => failure?.reason))).toEqual(new Set(['unavailable']))
    await expectOutage(server, event)
    line.restore()
    await isBack()
    // These calls must not get a connection that is in the middle of a transaction.
    for (const guest of guests) expect((await send(guest)).status).toBe(200)
    const direct = openPostgres(server.database.url ?? '')
    const { rows } = await sql<{ rsvp_status: string }>`
      select rsvp_status from invitees where event_id = ${event.id} and role = 'attendee'`.execute(direct.db)
    await direct.close()
    expect(rows.map(({ rsvp_status }) => rsvp_status)).toEqual(guests.map(() => 'YES'))
  })

  it('recognizes a shutdown in the middle of a statement', () => {
    for (const code of ['57P01', '57P03', '08006', '53300', '57014', 'ECONNREFUSED', 'ENOSPC', 'EROFS'])
      expect([code, isUnavailable(Object.assign(new Error('x'), { code }))]).toEqual([code, true])
    for (const code of ['23505', '22021', 'ENOENT'])
      expect([code, isUnavailable(Object.assign(new Error('x'), { code }))]).toEqual([code, false])
  })
})

describe('a server with a read-only folder', () => {
  it('stores no incomplete image, and reports that it is unavailable', async () => {
    const server = await testServer('any')
    const someone = await person(server, 'Una')
    const origin = await server.listen()
    const folder = join(server.folder, 'files', imageFolder(server.services.keys, someone.userId))
    const upload = async () => {
      const body = new FormData()
      const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
      body.append('image', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png')
      const headers = { authorization: `Bearer ${someone.accessToken}` }
      return fetch(`${origin}/uploads/images`, { method: 'POST', headers, body })
    }
    // A file prevents the user's folder from being created. File modes alone wouldn't stop root, who may run this.
    await mkdir(join(folder, '..'), { recursive: true })
    await writeFile(folder, 'in the way')
    await chmod(folder, 0o400)
    const answer = await upload()
    expect([answer.status, (await answer.json()).error.data.reason]).toEqual([503, 'unavailable'])
    expect(await readdir(join(folder, '..'))).toEqual(expect.not.arrayContaining([expect.stringMatching(/webp|jpg/)]))
    await server.end()
  })
})
