import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventStreams } from '../../../server/providers/realtime/streams.ts'
import { createRealtime } from '../../../server/web/realtime/createRealtime.ts'
import { kindOf, testDatabase, type TestDatabase } from '../../support/testDatabase.ts'

const topic = 'events/users/3f0f3b5e-2a3c-4d5e-8f90-0123456789ab'
const quiet = 'events/users/4f0f3b5e-2a3c-4d5e-8f90-0123456789ab'

let newDatabase: TestDatabase
beforeEach(async () => {
  newDatabase = await testDatabase(kindOf('any'))
})
afterEach(async () => {
  vi.useRealTimers()
  await newDatabase.drop()
})

it('knows recent changes, and reports a possible change otherwise', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const realtime = createRealtime(newDatabase.database, eventStreams(), { log: pino({ level: 'silent' }) })
  await realtime.start()
  expect(realtime.changedWithin(quiet, 1_000), 'it has only just started listening').toBeDefined()
  vi.advanceTimersByTime(120_000)
  expect(realtime.changedWithin(quiet, 1_000)).toBeUndefined()
  await sql`select pg_notify('festoon', ${JSON.stringify({ topic, modificationId: '7' })})`.execute(
    newDatabase.database.db,
  )
  await vi.waitFor(() => expect(realtime.changedWithin(topic, 1_000)?.topic).toBe(topic))
  expect(realtime.changedWithin(quiet, 1_000)).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  expect(realtime.changedWithin(topic, 1_000)).toBeUndefined()
  expect(realtime.changedWithin(topic, 59_000)?.topic).toBe(topic)
  expect(realtime.changedWithin(quiet, 6 * 60_000), 'further back than it remembers').toBeDefined()
  await realtime.stop()
})
