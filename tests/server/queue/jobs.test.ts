/** @module-tag database */
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { AccountNotice } from '../../../server/core/notices/accountNotice.ts'
import { unknownDevice } from '../../../server/core/place.ts'
import { inTransaction } from '../../../server/database/inTransaction.ts'
import { migrate } from '../../../server/database/migrate.ts'
import type { Workers } from '../../../server/queue/jobData.ts'
import { createJobs } from '../../../server/queue/jobs.ts'
import { databaseKinds, testDatabase } from '../../support/testDatabase.ts'

it.each(databaseKinds)(
  'a job that outlives its server fails quietly, for another process to take over, on %s',
  async (kind) => {
    const { database, drop } = await testDatabase(kind)
    await migrate(database.db)
    const lines: string[] = []
    const { log } = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
    const [workStart, workEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
    const none = () => Promise.resolve(0)
    const workers: Workers = {
      deliverInvite: () => Promise.resolve(true),
      deliverNotification: () => Promise.resolve(true),
      deliverAccountNotice: () => {
        workStart.resolve()
        return workEnd.promise
      },
      drawImages: () => Promise.resolve(true),
      queueDueNotifications: none,
      queueReminders: none,
      housekeeping: () => Promise.resolve(),
    }
    const jobs = createJobs(database)
    await jobs.start(log, workers)
    const notice: AccountNotice = {
      key: 'one',
      to: { kind: 'email', value: 'ana@example.com' },
      kind: 'signedIn',
      detail: '',
      device: unknownDevice,
      at: 0,
    }
    await inTransaction(database.db, (tx) => jobs.queueAccountNotices(tx, [notice]))
    jobs.wake()
    await workStart.promise
    const stopPromise = jobs.stop()
    workEnd.reject(new Error('The database is closed.'))
    await stopPromise
    const { rows } = await sql<{ state: string; output: unknown }>`
    select state::text, output from jobs.job where name = 'deliver-account-notice'
  `.execute(database.db)
    // The job is left to the next process, and the error of the closed database is reported nowhere.
    expect(rows.map(({ state }) => state)).toEqual(['retry'])
    expect(JSON.stringify([rows, lines])).not.toContain('closed')
    await drop()
  },
)
