import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordEarlier } from '../../../../server/guests/list/recordEarlier.ts'
import { person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import { ExclusionParty } from './ExclusionParty.ts'

describe.each(databaseKinds)('decisions of earlier versions, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  /** Leaves the database as migration 0044 does with one of an earlier version. */
  const forget = async (): Promise<void> => {
    const { db } = server.services
    await db.deleteFrom('exclusions').execute()
    await db.deleteFrom('host_contacts').execute()
    await db.insertInto('job_marks').values({ name: 'exclusions', done_until: 0 }).execute()
  }

  it('are recorded at the first start, and only then', async () => {
    const at = await ExclusionParty.start(server)
    const [removedPerson, deniedPerson, forgivenPerson] = [
      await person(server, 'Remy'),
      await person(server, 'Denny'),
      await person(server, 'Fred'),
    ]
    await at.remove((await at.answer(removedPerson)).inviteeId)
    await at.decide((await at.answer(deniedPerson)).inviteeId, 'DENIED')
    await at.remove((await at.answer(forgivenPerson)).inviteeId)
    const again = { inviteeId: '3f0d6c1e-3d1c-4b43-9d5b-0a5d7a0c8a11', name: 'Fred', email: forgivenPerson.email }
    await call(server, 'addInvitees', { eventId: at.event.id, invitees: [again] }, at.host)
    await forget()
    const { db, keys, clock } = server.services
    await recordEarlier(db, keys.addressKey, clock.now())
    const count = async () =>
      (await db.selectFrom('exclusions').select('exclusion_id').where('event_id', '=', at.event.id).execute()).length
    const recordedCount = await count()
    await recordEarlier(db, keys.addressKey, clock.now())
    expect(await count()).toBe(recordedCount)
    const outcomes = []
    for (const one of [removedPerson, deniedPerson, forgivenPerson]) {
      await call(server, 'deleteAccount', {}, one)
      const { refusalReason, status } = await at.answer(await person(server, one.name, one.email))
      outcomes.push(refusalReason ?? status)
    }
    expect(outcomes).toEqual(['inviteeNotFound', 'DENIED', 'APPROVED'])
  })
})
