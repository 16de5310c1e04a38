import { PgBoss, fromKysely, type JobWithMetadata, type Queue } from 'pg-boss'
import type { Database } from '../data/database.ts'
import type { InviteDelivery, QueueInvites } from '../data/deliveries.ts'
import { queueDueNotices } from '../data/dueNotices.ts'
import { queueArrivedAnswers, queueDigests } from '../data/hostNews.ts'
import { takeSlots } from '../data/sendingLanes.ts'
import { queueReminders } from '../data/reminders.ts'
import type { Services } from '../services.ts'
import { traced } from '../traced.ts'
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
/** Where a message goes whose tries were all cut off by processes that were killed: it is tried anew. */
const afterAllOf = (queue: string): string => `${queue}-again`
const tidying = 'housekeeping'
const due = 'queue-due-notices'
const timely = 'queue-reminders'
const timetable = { [tidying]: '17 * * * *', [due]: '* * * * *', [timely]: '*/5 * * * *' }
/** Sets of pictures that this process draws at once. */
const drawingsAtOnce = 4
/** Tries after the first, each waiting longer: about ten minutes in all. */
const retryLimit = 6

const taking = { pollingIntervalSeconds: 2, includeMetadata: true, perJobResults: true } as const
/** As long as there is a full batch there is no pause: how fast a host sends is what its lane says. */
const sending = { ...taking, batchSize: 10, burstWhenBatchFull: true, heartbeatRefreshSeconds: 5 } as const
/** ms after the start until jobs are taken, unless one is due at once: whoever waits for the start is served first. */
const quietStartMs = 500
/** How often it is looked for jobs of processes that were killed. */
const lookForKilledSeconds = 15

/** Work that is done after the call that asked for it has answered: at least once, so every job is idempotent by key. */
export interface Jobs {
  queueInvites: QueueInvites
  queueNotices: QueueNotices
  queueDrawing: QueueDrawing
  /**
   * Queues what the database noted to be told (data/dueNotices.ts), after the commit that noted it. Never fails: what is
   * not queued now is within a minute. `eventId`: that of one event.
   */
  queueDue(eventId?: string): Promise<void>
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
    superviseIntervalSeconds: lookForKilledSeconds,
    monitorIntervalSeconds: lookForKilledSeconds,
  })
  const workers: string[] = []
  /** While it runs. */
  let services: Services | undefined
  let quiet: NodeJS.Timeout | undefined
  let begun: Promise<void> | undefined

  async function insert<T extends object>(
    queue: string,
    tx: Tx,
    all: readonly T[],
    keyOf: (data: T) => string,
    waits: readonly number[] = [],
  ): Promise<void> {
    const jobs = all.map((data, at) => ({ data, singletonKey: keyOf(data), startAfter: waits[at] ?? 0 }))
    await boss.insert(queue, jobs, { db: fromKysely(tx) })
  }

  const settled =
    <T extends object>(work: (data: T, isLastTry: boolean) => Promise<boolean>) =>
    (jobs: JobWithMetadata<T>[]) =>
      Promise.all(
        jobs.map(async ({ id, name, data, retryCount }) => {
          const done = await traced(
            `job ${name}`,
            { 'messaging.system': 'pg-boss', 'festoon.try': retryCount + 1 },
            () => work(data, retryCount >= retryLimit),
          )
          return { id, status: done ? ('completed' as const) : ('failed' as const) }
        }),
      )

  /** In the lanes of the hosts whose messages they are. */
  const insertSpread = async <T extends { eventId: string }>(
    queue: string,
    tx: Tx,
    all: readonly T[],
    keyOf: (data: T) => string,
  ): Promise<void> => {
    const waits = await takeSlots(
      tx,
      all.map(({ eventId }) => eventId),
    )
    await insert(queue, tx, all, keyOf, waits)
  }

  const queueNotices: QueueNotices = (tx, deliveries) =>
    insertSpread(notices, tx, deliveries, ({ inviteeId, key }) => `${inviteeId}/${key}`)

  async function takeJobs(served: Services): Promise<void> {
    const invite = settled<InviteDelivery>((data, isLastTry) => deliverInvite(served, data, isLastTry))
    const tell = settled<NoticeDelivery>((data, isLastTry) => deliverNotice(served, data, isLastTry))
    const draw = settled<{ taskId: string }>((data) => drawImages(served, data))
    workers.push(
      await boss.work(invites, sending, invite),
      await boss.work(notices, sending, tell),
      await boss.work(afterAllOf(invites), sending, invite),
      await boss.work(afterAllOf(notices), sending, tell),
      // Each by itself: one that hangs holds up no other.
      await boss.work(drawings, { ...taking, batchSize: 1, localConcurrency: drawingsAtOnce }, draw),
    )
    const { db, clock } = served
    await boss.work(due, { pollingIntervalSeconds: 30 }, async () => {
      const seated = await queueDueNotices(db, queueNotices)
      if ((await queueArrivedAnswers(db, queueNotices, clock.now())) + seated > 0) wake()
    })
    await boss.work(timely, { pollingIntervalSeconds: 30 }, async () => {
      const reminders = await queueReminders(db, queueNotices, clock.now())
      if ((await queueDigests(db, queueNotices, clock.now())) + reminders > 0) wake()
    })
    await boss.work(tidying, { pollingIntervalSeconds: 60 }, () => housekeeping(served, database))
  }

  function begin(): void {
    clearTimeout(quiet)
    if (!services) return
    const { log } = services
    begun ??= takeJobs(services).catch((error: unknown) => log.error({ err: error }, 'no jobs are taken'))
  }

  function wake(): void {
    begin()
    for (const worker of workers) boss.notifyWorker(worker)
  }

  return {
    queueInvites: (tx, deliveries) => insertSpread(invites, tx, deliveries, ({ key }) => key),
    queueNotices,
    queueDrawing: (tx, taskId) => insert(drawings, tx, [{ taskId }], () => taskId),
    queueDue: async (eventId) => {
      try {
        if ((await queueDueNotices(database.db, queueNotices, eventId)) > 0) wake()
      } catch (error) {
        services?.log.warn({ err: error }, 'guests who were given a place are told later')
      }
    },
    wake,
    start: async (started) => {
      boss.on('error', (error) => started.log.error({ err: error }, 'the job queue had an error'))
      await boss.start()
      services = started
      // What was delivered is kept for an hour: a notice holds words.
      const retrying = {
        retryLimit,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds: 120,
        // Of a process that was killed nothing is heard any more: what it was sending is sent by another.
        heartbeatSeconds: 20,
        deleteAfterSeconds: 3_600,
      }
      // What is there stays as it is: all are asked for in one call, where each made again takes a lock and a call.
      const known = new Set((await boss.getQueues()).map(({ name }) => name))
      const make = async (queue: string, options: Omit<Queue, 'name'>): Promise<void> => {
        if (known.has(queue)) return
        await boss.createQueue(queue, options)
        // Put nothing in, and pg-boss knows it: inside a transaction, asking for it would wait for that very transaction.
        await boss.insert(queue, [])
      }
      for (const queue of [invites, notices]) {
        await make(afterAllOf(queue), retrying)
        await make(queue, { ...retrying, deadLetter: afterAllOf(queue) })
      }
      await make(drawings, { retryLimit: 0, expireInSeconds: 120 })
      await make(due, { retryLimit: 0, expireInSeconds: 60 })
      await make(timely, { retryLimit: 0, expireInSeconds: 240 })
      await make(tidying, { retryLimit: 0, expireInSeconds: 600 })
      const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const [name, cron] of Object.entries(timetable))
        if (scheduled.get(name) !== cron) await boss.schedule(name, cron)
      quiet = setTimeout(begin, quietStartMs)
    },
    stop: async () => {
      if (!services) return
      clearTimeout(quiet)
      services = undefined
      await begun
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
