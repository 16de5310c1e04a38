import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { optOutToken } from '../../../../server/crypto/tokens.ts'
import { readRows } from '../../../../server/database/rows/readRows.ts'
import { queueDecisions } from '../../../../server/messaging/notifications/reminders.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { answer, invite, party, person, type EventDraft } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { call } from '../../../support/rpcClient.ts'
import { testClock } from '../../../support/testClock.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const hour = 3_600_000
const day = 24 * hour

describe.each(databaseKinds)('the reminder to decide, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    // Noon on a Thursday in January, in Los Angeles.
    server = await testServer(kind, { clock: testClock(Date.UTC(2027, 0, 14, 20)) })
  })
  afterAll(() => server.end())

  const remind = () => queueDecisions(server.services.db, server.services.jobs.queueNotifications, server.clock.now())
  const partyToDecide = async (fields: Partial<EventDraft> = {}) => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, {
      title: 'Picnic',
      startTime: server.clock.now() + 10 * day,
      allowMaybe: true,
      // Noon on a Sunday.
      decideBy: server.clock.now() + 3 * day,
      ...fields,
    })
    const [guest, other] = await invite(server, host, event, ['Gus', 'Ola'])
    if (!guest || !other) return expect.fail('not invited')
    return { event, guest, other }
  }
  const remindersTo = async ({ email = '' }: Invitee) =>
    (await readOutbox(server.services.db, email)).filter(({ subject }) => subject.startsWith('Still a maybe'))
  const waitForDeliveries = (eventId: string) =>
    eventually(async () => {
      const open = await readRows(
        server.services.db,
        z.object({ key: z.string() }),
        sql`select key from deliveries where event_id = ${eventId} and state = 'queued'`,
      )
      return open.length === 0
    })

  it('goes once to a guest who still says maybe, on the morning of the day before, with the day', async () => {
    const { event, guest, other } = await partyToDecide()
    await answer(server, event, guest, 'MAYBE')
    await answer(server, event, other, 'YES')
    server.clock.advance(day + 20 * hour)
    expect(await remind()).toBe(0)
    server.clock.advance(2 * hour)
    expect([await remind(), await remind()]).toEqual([1, 0])
    server.services.jobs.wake()
    await waitForDeliveries(event.id)
    const [mail, ...others] = await remindersTo(guest)
    expect(mail?.subject).toBe('Still a maybe for Picnic?')
    expect(mail?.body).toContain('Hana Host would like a yes or no by Sunday, January 17.')
    expect(mail?.html).toContain('here&#x27;s a reminder from Hana Host')
    expect(mail?.html).not.toContain('update from')
    expect([others, await remindersTo(other)]).toEqual([[], []])
    // Neither a new day to decide nor another maybe reminds the guest again.
    await answer(server, event, guest, 'NO')
    await answer(server, event, guest, 'MAYBE')
    expect(await remind()).toBe(0)
  })

  it('goes at once to a guest who says maybe later, but not after the day, nor to one who decided since', async () => {
    const { event, guest, other } = await partyToDecide({ decideBy: server.clock.now() + day })
    expect(await remind()).toBe(0)
    await answer(server, event, guest, 'MAYBE')
    expect(await remind()).toBe(1)
    await answer(server, event, guest, 'YES')
    server.services.jobs.wake()
    await waitForDeliveries(event.id)
    // Either it was sent before the yes, or it wasn't sent.
    expect((await remindersTo(guest)).length).toBeLessThanOrEqual(1)
    server.clock.advance(day)
    await answer(server, event, other, 'MAYBE')
    expect(await remind()).toBe(0)
  })

  it('never goes to a guest who turned off messages', async () => {
    const { event, guest } = await partyToDecide({ decideBy: server.clock.now() + hour })
    await answer(server, event, guest, 'MAYBE')
    const order = { channel: 'email', address: guest.email ?? '', scope: 'event', eventId: event.id } as const
    await call(server, 'optOut', { ...order, token: optOutToken(server.services.keys.optOut, order) })
    await remind()
    server.services.jobs.wake()
    await waitForDeliveries(event.id)
    expect(await remindersTo(guest)).toEqual([])
  })

  it('goes to no one without a day, or if the host has turned reminders off', async () => {
    for (const fields of [{ decideBy: undefined }, { remindersEnabled: false, decideBy: server.clock.now() + hour }]) {
      const { event, guest } = await partyToDecide(fields)
      await answer(server, event, guest, 'MAYBE')
      expect(await remind()).toBe(0)
    }
  })
})
