import { PgBoss, fromKysely } from 'pg-boss'
import type { Database } from '../data/database.ts'
import type { InviteDelivery, QueueInvites } from '../data/deliveries.ts'
import type { Services } from '../services.ts'
import { deliverInvite } from './deliverInvite.ts'
import { housekeeping } from './housekeeping.ts'

const invites = 'deliver-invite'
const tidying = 'housekeeping'
/** Tries after the first, each waiting longer: about ten minutes in all. */
const retryLimit = 6

/** Work that is done after the call that asked for it has answered: at least once, so every job is idempotent by key. */
export interface Jobs {
  queueInvites: QueueInvites
  /** Has the workers look for jobs now rather than at their next poll. Called after the commit. */
  wake(): void
  start(services: Services): Promise<void>
  stop(): Promise<void>
}

/** The job queue, in the same database. */
export function createJobs(database: Database): Jobs {
  const boss = new PgBoss({
    ...database.queue,
    schema: 'jobs',
    persistWarnings: false,
    reindex: false,
    monitorVacuum: false,
  })
  const workers: string[] = []
  let running = false
  return {
    queueInvites: async (tx, deliveries) => {
      // pg-boss knows the queue from the start: asking for it inside a transaction would wait for that very transaction.
      await boss.insert(
        invites,
        deliveries.map((data) => ({ data, singletonKey: data.key })),
        { db: fromKysely(tx) },
      )
    },
    wake: () => {
      for (const worker of workers) boss.notifyWorker(worker)
    },
    start: async (services) => {
      boss.on('error', (error) => services.log.error({ err: error }, 'the job queue had an error'))
      await boss.start()
      running = true
      await boss.createQueue(invites, { retryLimit, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 })
      await boss.createQueue(tidying, { retryLimit: 0, expireInSeconds: 600 })
      await boss.getQueue(invites)
      await boss.schedule(tidying, '17 * * * *')
      const options = { batchSize: 10, pollingIntervalSeconds: 2, includeMetadata: true, perJobResults: true } as const
      const worker = await boss.work<InviteDelivery, unknown, typeof options>(invites, options, async (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data, retryCount }) => {
            const done = await deliverInvite(services, data, retryCount >= retryLimit)
            return { id, status: done ? ('completed' as const) : ('failed' as const) }
          }),
        ),
      )
      workers.push(worker)
      await boss.work(tidying, { pollingIntervalSeconds: 60 }, () => housekeeping(services, database))
    },
    stop: async () => {
      if (running) await boss.stop({ graceful: true, timeout: 10_000 })
      running = false
    },
  }
}
