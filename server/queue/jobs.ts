import type { FastifyBaseLogger } from 'fastify'
import { PgBoss, fromKysely, type JobWithMetadata, type Queue } from 'pg-boss'
import { inSpan } from '../core/inSpan.ts'
import type { Database } from '../database/database.ts'
import type { Tx } from '../database/schema.ts'
import type { QueueAccountNotices, QueueDrawing, QueueInvites, QueueNotifications, Worker, Workers } from './jobData.ts'
import { takeSlots } from './sendSlots.ts'

const invites = 'deliver-invite'
const notices = 'deliver-notice'
const accountNotices = 'deliver-account-notice'
const drawings = 'draw-images'
/**
 * Returns the name of a queue's dead letter queue. It retries the jobs that failed on every attempt, for example because their
 * process was killed each time.
 */
const deadLetterQueue = (queue: string): string => `${queue}-again`
const housekeeping = 'housekeeping'
const dueNotices = 'queue-due-notices'
const reminders = 'queue-reminders'
const mailbox = 'read-mailbox'
const everyMinute = '* * * * *'
const schedules = { [housekeeping]: '17 * * * *', [dueNotices]: everyMinute, [reminders]: '*/5 * * * *' }
/** The number of image tasks that this process runs concurrently. */
const concurrentDrawings = 4
/** The number of retries after the first attempt. Their delays increase and add up to 5 to 10 minutes. */
const retryLimit = 6

const workerOptions = { pollingIntervalSeconds: 2, includeMetadata: true, perJobResults: true } as const
/**
 * The options of the workers that send messages. After a full batch, a worker fetches the next one without a pause, because
 * each host's send queue already limits the sending rate.
 */
const senderOptions = { ...workerOptions, batchSize: 10, burstWhenBatchFull: true, heartbeatRefreshSeconds: 5 } as const
/**
 * The delay in ms before the workers first poll for jobs, unless `wake` is called sooner. Requests that waited for the server
 * to start are handled first.
 */
const startDelayMs = 500
/** The interval in seconds between checks for jobs whose process was killed. */
const heartbeatCheckSeconds = 15

/**
 * The queue of background jobs. A job runs only after the transaction that queued it has committed. It may run more than once,
 * so it must be idempotent.
 */
export interface Jobs {
  queueInvites: QueueInvites
  queueNotifications: QueueNotifications
  queueAccountNotices: QueueAccountNotices
  queueDrawing: QueueDrawing
  /** Makes the workers poll for jobs right away. Must be called after the transaction that queued the jobs has committed. */
  wake(): void
  /** Starts the job queue. The workers begin polling after a short delay, or as soon as `wake` is called. */
  start(log: FastifyBaseLogger, workers: Workers): Promise<void>
  stop(): Promise<void>
}

/** Creates the job queue, which stores its jobs in the app's database. */
export function createJobs(database: Database): Jobs {
  const boss = new PgBoss({
    ...database.queue,
    schema: 'jobs',
    persistWarnings: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: heartbeatCheckSeconds,
    monitorIntervalSeconds: heartbeatCheckSeconds,
  })
  const workerIds: string[] = []
  /** The log and the job functions. Set only while the queue is running. */
  let running: { log: FastifyBaseLogger; workers: Workers } | undefined
  let startTimer: NodeJS.Timeout | undefined
  let startingWorkers: Promise<void> | undefined

  async function insert<T extends object>(
    queue: string,
    tx: Tx,
    all: readonly T[],
    keyOf: (data: T) => string,
    delays: readonly number[] = [],
  ): Promise<void> {
    const jobs = all.map((data, at) => ({ data, singletonKey: keyOf(data), startAfter: delays[at] ?? 0 }))
    await boss.insert(queue, jobs, { db: fromKysely(tx) })
  }

  const runEach =
    <T extends object>(work: Worker<T>) =>
    (jobs: JobWithMetadata<T>[]) =>
      Promise.all(
        jobs.map(async ({ id, name, data, retryCount }) => {
          const isDone = await inSpan(
            `job ${name}`,
            { 'messaging.system': 'pg-boss', 'festoon.try': retryCount + 1 },
            () => work(data, retryCount >= retryLimit),
          ).catch((error: unknown) => {
            if (running) throw error
            // The server stopped without waiting any longer, so the database may be closed. Another process takes over the job.
            return false
          })
          return { id, status: isDone ? ('completed' as const) : ('failed' as const) }
        }),
      )

  /** Inserts jobs that send messages, delayed as the host's send queue requires (queue/sendSlots.ts). */
  const insertSpread = async <T extends { eventId: string }>(
    queue: string,
    tx: Tx,
    all: readonly T[],
    keyOf: (data: T) => string,
  ): Promise<void> => {
    const delays = await takeSlots(
      tx,
      all.map(({ eventId }) => eventId),
    )
    await insert(queue, tx, all, keyOf, delays)
  }

  async function takeJobs(workers: Workers): Promise<void> {
    const invite = runEach(workers.deliverInvite)
    const notice = runEach(workers.deliverNotification)
    workerIds.push(
      await boss.work(invites, senderOptions, invite),
      await boss.work(notices, senderOptions, notice),
      await boss.work(accountNotices, senderOptions, runEach(workers.deliverAccountNotice)),
      await boss.work(deadLetterQueue(invites), senderOptions, invite),
      await boss.work(deadLetterQueue(notices), senderOptions, notice),
      // Jobs run independently, so that a job that hangs doesn't block the others.
      await boss.work(
        drawings,
        { ...workerOptions, batchSize: 1, localConcurrency: concurrentDrawings },
        runEach(workers.drawImages),
      ),
    )
    await boss.work(dueNotices, { pollingIntervalSeconds: 30 }, async () => {
      if ((await workers.queueDueNotifications()) > 0) wake()
    })
    await boss.work(reminders, { pollingIntervalSeconds: 30 }, async () => {
      if ((await workers.queueReminders()) > 0) wake()
    })
    const { readMailbox } = workers
    if (readMailbox) await boss.work(mailbox, { pollingIntervalSeconds: 30 }, readMailbox)
    await boss.work(housekeeping, { pollingIntervalSeconds: 60 }, workers.housekeeping)
  }

  function begin(): void {
    clearTimeout(startTimer)
    if (!running) return
    const { log, workers } = running
    startingWorkers ??= takeJobs(workers).catch((error: unknown) =>
      log.error({ err: error }, 'failed to start the workers'),
    )
  }

  function wake(): void {
    begin()
    for (const id of workerIds) boss.notifyWorker(id)
  }

  return {
    queueInvites: (tx, deliveries) => insertSpread(invites, tx, deliveries, ({ key }) => key),
    queueNotifications: (tx, deliveries) =>
      insertSpread(notices, tx, deliveries, ({ inviteeId, key }) => `${inviteeId}/${key}`),
    queueAccountNotices: (tx, all) => insert(accountNotices, tx, all, ({ key }) => key),
    queueDrawing: (tx, taskId) => insert(drawings, tx, [{ taskId }], () => taskId),
    wake,
    start: async (log, workers) => {
      boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
      await boss.start()
      running = { log, workers }
      // Completed jobs are deleted after an hour, because notifications contain what people wrote.
      const retryOptions = {
        retryLimit,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds: 120,
        // If the heartbeat stops because the process was killed, another process takes over the job.
        heartbeatSeconds: 20,
        deleteAfterSeconds: 3_600,
      }
      // Only missing queues are created. One query finds them, while recreating each would take a lock and a call.
      const existingQueues = new Set((await boss.getQueues()).map(({ name }) => name))
      const createMissing = async (queue: string, options: Omit<Queue, 'name'>): Promise<void> => {
        if (existingQueues.has(queue)) return
        await boss.createQueue(queue, options)
        // Inserting nothing makes pg-boss cache the queue. Looking it up later, inside a transaction, would wait for
        // that same transaction.
        await boss.insert(queue, [])
      }
      for (const queue of [invites, notices]) {
        await createMissing(deadLetterQueue(queue), retryOptions)
        await createMissing(queue, { ...retryOptions, deadLetter: deadLetterQueue(queue) })
      }
      await createMissing(accountNotices, retryOptions)
      await createMissing(drawings, { retryLimit: 0, expireInSeconds: 120 })
      await createMissing(dueNotices, { retryLimit: 0, expireInSeconds: 60 })
      await createMissing(reminders, { retryLimit: 0, expireInSeconds: 240 })
      await createMissing(housekeeping, { retryLimit: 0, expireInSeconds: 600 })
      // A slow mailbox isn't visited twice at once.
      if (workers.readMailbox)
        await createMissing(mailbox, { policy: 'exclusive', retryLimit: 0, expireInSeconds: 120 })
      const existingSchedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const [name, cron] of Object.entries(schedules))
        if (existingSchedules.get(name) !== cron) await boss.schedule(name, cron)
      if (workers.readMailbox && !existingSchedules.has(mailbox)) await boss.schedule(mailbox, everyMinute)
      if (!workers.readMailbox && existingSchedules.has(mailbox)) await boss.unschedule(mailbox)
      startTimer = setTimeout(begin, startDelayMs)
    },
    stop: async () => {
      if (!running) return
      clearTimeout(startTimer)
      running = undefined
      await startingWorkers
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
