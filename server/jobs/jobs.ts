import { PgBoss, fromKysely, type JobWithMetadata } from 'pg-boss'
import type { Database } from '../data/database.ts'
import type { InviteDelivery, QueueInvites } from '../data/deliveries.ts'
import { queueDueNotices } from '../data/dueNotices.ts'
import type { Services } from '../services.ts'
import type { NoticeDelivery, QueueNotices } from '../data/notices.ts'
import type { QueueDrawing } from '../data/imageTasks.ts'
import type { Tx } from '../data/schema.ts'
import { deliverInvite } from './deliverInvite.ts'
import { deliverNotice } from './deliverNotice.ts'
import { drawImages } from './drawImages.ts'
import { housekeeping } from './housekeeping.ts'

const invites = 'deliver-invite'
const notices = 'deliver-notice'
const drawings = 'draw-images'
const tidying = 'housekeeping'
const due = 'queue-due-notices'
/** Sets of pictures that this process draws at once. */
const drawingsAtOnce = 4
/** Tries after the first, each waiting longer: about ten minutes in all. */
const retryLimit = 6

const taking = { pollingIntervalSeconds: 2, includeMetadata: true, perJobResults: true } as const

/** Work that is done after the call that asked for it has answered: at least once, so every job is idempotent by key. */
export interface Jobs {
  queueInvites: QueueInvites
  queueNotices: QueueNotices
  queueDrawing: QueueDrawing
  /**
   * Queues what the database noted to be told (data/dueNotices.ts), after the commit that noted it. Never fails: what is
   * not queued now is within a minute.
   */
  queueDue(): Promise<void>
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
  let log: Services['log'] | undefined

  async function insert<T extends object>(
    queue: string,
    tx: Tx,
    all: readonly T[],
    keyOf: (data: T) => string,
  ): Promise<void> {
    const jobs = all.map((data) => ({ data, singletonKey: keyOf(data) }))
    // pg-boss knows the queue from the start: asking for it inside a transaction would wait for that very transaction.
    await boss.insert(queue, jobs, { db: fromKysely(tx) })
  }

  const settled =
    <T extends object>(work: (data: T, isLastTry: boolean) => Promise<boolean>) =>
    (jobs: JobWithMetadata<T>[]) =>
      Promise.all(
        jobs.map(async ({ id, data, retryCount }) => {
          const done = await work(data, retryCount >= retryLimit)
          return { id, status: done ? ('completed' as const) : ('failed' as const) }
        }),
      )

  const queueNotices: QueueNotices = (tx, deliveries) =>
    insert(notices, tx, deliveries, ({ inviteeId, key }) => `${inviteeId}/${key}`)
  const wake = (): void => {
    for (const worker of workers) boss.notifyWorker(worker)
  }

  return {
    queueInvites: (tx, deliveries) => insert(invites, tx, deliveries, ({ key }) => key),
    queueNotices,
    queueDrawing: (tx, taskId) => insert(drawings, tx, [{ taskId }], () => taskId),
    queueDue: async () => {
      try {
        if ((await queueDueNotices(database.db, queueNotices)) > 0) wake()
      } catch (error) {
        log?.warn({ err: error }, 'guests who were given a place are told later')
      }
    },
    wake,
    start: async (services) => {
      log = services.log
      boss.on('error', (error) => services.log.error({ err: error }, 'the job queue had an error'))
      await boss.start()
      running = true
      // What was delivered is kept for an hour: a notice holds words.
      const retrying = {
        retryLimit,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds: 120,
        deleteAfterSeconds: 3_600,
      }
      for (const queue of [invites, notices]) await boss.createQueue(queue, retrying)
      await boss.createQueue(drawings, { retryLimit: 0, expireInSeconds: 120 })
      await boss.createQueue(due, { retryLimit: 0, expireInSeconds: 60 })
      await boss.createQueue(tidying, { retryLimit: 0, expireInSeconds: 600 })
      for (const queue of [invites, notices, drawings]) await boss.getQueue(queue)
      await boss.schedule(tidying, '17 * * * *')
      await boss.schedule(due, '* * * * *')
      const invite = settled<InviteDelivery>((data, isLastTry) => deliverInvite(services, data, isLastTry))
      const tell = settled<NoticeDelivery>((data, isLastTry) => deliverNotice(services, data, isLastTry))
      const draw = settled<{ taskId: string }>((data) => drawImages(services, data))
      workers.push(
        await boss.work(invites, { ...taking, batchSize: 10 }, invite),
        await boss.work(notices, { ...taking, batchSize: 10 }, tell),
        // Each by itself: one that hangs holds up no other.
        await boss.work(drawings, { ...taking, batchSize: 1, localConcurrency: drawingsAtOnce }, draw),
      )
      await boss.work(due, { pollingIntervalSeconds: 30 }, async () => {
        if ((await queueDueNotices(services.db, queueNotices)) > 0) wake()
      })
      await boss.work(tidying, { pollingIntervalSeconds: 60 }, () => housekeeping(services, database))
    },
    stop: async () => {
      if (running) await boss.stop({ graceful: true, timeout: 10_000 })
      running = false
    },
  }
}
