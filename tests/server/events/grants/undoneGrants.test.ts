import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { eraseQueuedOfUser } from '../../../../server/accounts/deletion/eraseQueued.ts'
import { unknownDevice } from '../../../../server/core/place.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { housekeeping } from '../../../../server/web/housekeeping.ts'
import { merge } from '../../../support/accounts.ts'
import { party, person, type Person } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const dayMs = 86_400_000

describe.each(databaseKinds)('the link in the notice of a new co-host, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  let organizer: Person
  let thief: Person
  let event: EventView
  let path: string
  beforeEach(async () => {
    organizer = await person(server, 'Olga Organizer')
    event = await party(server, organizer, { startTime: server.clock.now() + 30 * dayMs })
    thief = await person(server, 'Theo Thief')
    path = await letIn(thief, organizer)
  })

  /** Lets a person in with the co-host link, and returns the path in the organizer's notice of it. */
  const letIn = async (who: Person, by: Person): Promise<string> => {
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, by)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, who)
    const notice = await eventually(async () =>
      (await readOutbox(server.services.db, by.email)).find(({ subject }) => subject.includes(`co-host: ${who.name}`)),
    )
    const href = /https?:\/\/\S+\/event\/cohost\/remove\?[^\s)]+/.exec(notice.body)?.[0] ?? expect.fail('no link')
    return `${new URL(href).pathname}${new URL(href).search}`
  }
  const open = (url: string) => server.app.inject({ method: 'GET', url })
  const remove = (url: string) => server.app.inject({ method: 'POST', url })
  const takeOver = (who: Person) => attempt(server, 'takeOverEvent', { eventId: event.id }, who)
  const handOver = (from: Person) => call(server, 'deleteAccount', { hostedEvents: 'handOver' }, from)
  const handOverTo = async (who: Person, from: Person) => {
    await handOver(from)
    expect((await takeOver(who)).failure).toBeUndefined()
  }
  const rightOf = async (who: Person) => {
    const { isHost, isCohost } = (await call(server, 'getEvent', { eventId: event.id }, who)).event
    return isHost ? 'organizer' : isCohost ? 'cohost' : 'none'
  }

  it('works after the organizer has merged accounts, although they were a co-host there', async () => {
    const other = await person(server, 'Olga Other')
    await letIn(other, organizer)
    await merge(server, other, { emailAddress: organizer.email })
    expect((await remove(path)).body).toContain('Theo Thief is no longer a co-host.')
    expect([await rightOf(thief), await rightOf(other)]).toEqual(['none', 'organizer'])
  })

  it('keeps someone who let themselves in from taking over a party that they handed over with a stolen session', async () => {
    await handOver(organizer)
    await remove(path)
    expect((await takeOver(thief)).failure?.reason).toBe('forbidden')
  })

  it('takes a party back from them, and asks the other co-hosts', async () => {
    const cora = await person(server, 'Cora Cohost')
    await letIn(cora, organizer)
    await handOverTo(thief, organizer)
    const accomplice = await person(server, 'Alma Accomplice')
    await letIn(accomplice, thief)
    expect((await open(path)).body).toContain('Remove Theo Thief as the host')
    expect((await remove(path)).body).toContain('Theo Thief is no longer the host.')
    expect([await rightOf(thief), await rightOf(accomplice), await rightOf(cora)]).toEqual(['none', 'none', 'cohost'])
    const view = (await call(server, 'getEvent', { eventId: event.id }, cora)).event
    expect([view.hostedBy, view.host?.handoverUntil]).toEqual(['Former host', server.clock.now() + 7 * dayMs])
    await eventually(async () =>
      (await readOutbox(server.services.db, cora.email)).some(({ subject }) => subject.includes('needs a new host')),
    )
    expect((await takeOver(thief)).failure?.reason).toBe('forbidden')
    expect((await takeOver(cora)).result?.event.isHost).toBe(true)
    expect((await remove(path)).body).not.toContain('Cora')
    expect(await rightOf(cora)).toBe('organizer')
  })

  it('takes a party back from the person they handed it on to', async () => {
    await handOverTo(thief, organizer)
    const accomplice = await person(server, 'Alma Accomplice')
    await letIn(accomplice, thief)
    await handOverTo(accomplice, thief)
    expect((await remove(path)).body).toContain('Alma Accomplice is no longer the host.')
    expect(await rightOf(accomplice)).toBe('none')
  })

  it('leaves a party that no other co-host takes over to be canceled after a week', async () => {
    await handOverTo(thief, organizer)
    await remove(path)
    server.clock.advance(7 * dayMs)
    await housekeeping(server.services, server.database.database)
    const { cancelledTimestamp } = (await call(server, 'getEventPreview', { eventId: event.id })).event
    expect(cancelledTimestamp).toBe(server.clock.now())
  })

  it("removes no co-host of another person who took over, and only that person's notices do", async () => {
    const [hector, mia] = [await person(server, 'Hector Heir'), await person(server, 'Mia Merged')]
    await letIn(hector, organizer)
    await handOverTo(hector, organizer)
    const carl = await person(server, 'Carl Cohost')
    const later = await letIn(carl, hector)
    for (const send of [open, remove]) expect((await send(path)).statusCode).toBe(404)
    expect([await rightOf(thief), await rightOf(carl)]).toEqual(['cohost', 'cohost'])
    await merge(server, mia, { emailAddress: hector.email })
    await remove(later)
    expect([await rightOf(carl), await rightOf(mia)]).toEqual(['none', 'organizer'])
  })

  it('is sent although the account is deleted before', async () => {
    const { db, jobs } = server.services
    const at = server.clock.now()
    const to = { kind: 'email' as const, value: organizer.email }
    const notice = { to, detail: 'Theo', undoHref: path, device: unknownDevice, at }
    const keys = ['cohostAdded', 'signedIn'] as const
    const queuedNotices = keys.map((one) => ({ ...notice, kind: one, key: `account/${event.id}/${one}` }))
    const remainingNotices = await db.transaction().execute(async (tx) => {
      await jobs.queueAccountNotices(tx, queuedNotices)
      await tx.updateTable('events').set({ handover_until: at }).where('id', '=', event.id).execute()
      await eraseQueuedOfUser(tx, organizer.userId, at)
      const noticesQuery = sql<{ kind: string }>`
        select data->>'kind' as kind from jobs.job where data->>'key' like ${`account/${event.id}/%`}
      `
      return (await noticesQuery.execute(tx)).rows
    })
    expect(remainingNotices).toEqual([{ kind: 'cohostAdded' }])
  })

  it('works while the party is suspended', async () => {
    const suspension = { suspended_at: server.clock.now(), suspension_reason: 'Spam' }
    await server.services.db.updateTable('events').set(suspension).where('id', '=', event.id).execute()
    await remove(path)
    expect(await reasonOf(server, 'fetchInvitees', { eventId: event.id }, thief)).toBe('eventNotFound')
  })
})
