import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { inTransaction } from '../../../../server/database/inTransaction.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { removeFreeSlots, takeSlots } from '../../../../server/queue/sendSlots.ts'
import { invite, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('messages of one host, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host)
  })
  afterAll(() => server.end())

  const take = (eventIds: readonly string[]) => inTransaction(server.services.db, (tx) => takeSlots(tx, eventIds))
  const of = ({ id }: EventView, count: number) => Array.from({ length: count }, () => id)
  const free = () => server.services.db.deleteFrom('send_slots').execute()

  it('are spread across all calls and parties: two hundred at once, then ten per second', async () => {
    await free()
    const first = await take(of(event, 300))
    expect(first.slice(0, 200)).toEqual(of(event, 200).map(() => 0))
    expect([first[249], first[299]]).toEqual([5, 10])
    expect(first).toEqual(first.toSorted((a, b) => a - b))
    const other = await party(server, host)
    const second = await take(of(other, 100))
    expect(second[0]).toBeGreaterThanOrEqual(9)
    expect(second.at(-1)).toBeLessThanOrEqual(20)
  })

  it("don't wait for those of another host, even in one call", async () => {
    await free()
    const stranger = await party(server, await person(server, 'Olga Other'))
    const delays = await take([...of(event, 1_000), stranger.id])
    expect(delays.at(-2)).toBeGreaterThanOrEqual(79)
    expect(delays.at(-1)).toBe(0)
  })

  it('never share a slot if queued at the same time', async () => {
    await free()
    const takenSlots = (await Promise.all([1, 2, 3, 4].map(() => take(of(event, 100)))))
      .flat()
      .toSorted((a, b) => a - b)
    expect(takenSlots.filter((wait) => wait === 0).length).toBeLessThanOrEqual(215)
    expect(takenSlots.at(-1)).toBeGreaterThanOrEqual(18)
    expect(takenSlots.at(-1)).toBeLessThanOrEqual(21)
  })

  it("don't delay other hosts: an email arrives while ten thousand wait", async () => {
    await free()
    const { db, jobs } = server.services
    // Their rows don't exist, because the test only checks that the queue reaches the one email.
    const crowd = Array.from({ length: 10_000 }, (_, at) => ({
      eventId: event.id,
      inviteeId: host.userId,
      key: `${at}`,
    }))
    await inTransaction(db, (tx) => jobs.queueInvites(tx, crowd))
    const other = await person(server, 'Olga Other')
    const small = await party(server, other)
    const [guest] = await invite(server, other, small, ['Gus'])
    await call(server, 'sendInvites', { eventId: small.id, inviteIds: [guest?.inviteeId ?? ''] }, other)
    await eventually(
      async () => (await rowOf(server, other, small, guest?.inviteeId ?? '')).inviteStatus === 'SUCCESS',
      60_000,
    )
    expect(await readOutbox(db, guest?.email ?? '')).toHaveLength(1)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from jobs.job where data ->> 'eventId' = ${event.id} and state < 'active'
    `.execute(db)
    expect(rows[0]?.count).toBeGreaterThan(5_000)
  })

  it('free their send slots after they were sent', async () => {
    const lanes = () => server.services.db.selectFrom('send_slots').selectAll().execute()
    await take(of(event, 1))
    await server.services.db.updateTable('send_slots').set({ free_at: 1 }).execute()
    await removeFreeSlots(server.services.db)
    expect(await lanes()).toEqual([])
  })
})
