import type { Tx } from '../database/schema.ts'
import type { NotificationDelivery } from './notifications.ts'

/** One invitation to one guest. `key` identifies it permanently, so a job that runs twice sends it once. */
export interface InviteDelivery {
  eventId: string
  inviteeId: string
  key: string
}

/** The images of one image task. */
export interface Drawing {
  taskId: string
}

/** Queues invitations in the caller's transaction. They are sent if and only if it commits. */
export type QueueInvites = (tx: Tx, deliveries: readonly InviteDelivery[]) => Promise<void>

/** Queues an image task in the caller's transaction. */
export type QueueDrawing = (tx: Tx, taskId: string) => Promise<void>

/**
 * Runs one job. Jobs run at least once, so the work must be idempotent by its key. Returns false to retry; there is no
 * retry after `isLastTry`.
 */
export type Worker<Data> = (data: Data, isLastTry: boolean) => Promise<boolean>

/** The worker of each queue, provided by the feature rooms. */
export interface Workers {
  deliverInvite: Worker<InviteDelivery>
  deliverNotification: Worker<NotificationDelivery>
  drawImages: Worker<Drawing>
  /** Runs every minute. Returns the number of jobs it queued. */
  queueDueNotifications: () => Promise<number>
  /** Runs every five minutes. Returns the number of jobs it queued. */
  queueReminders: () => Promise<number>
  /** Runs every hour. */
  housekeeping: () => Promise<void>
}
