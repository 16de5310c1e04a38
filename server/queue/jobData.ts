import type { AccountNotice } from '../core/notices/accountNotice.ts'
import type { NotificationDelivery } from '../core/notices/notification.ts'
import type { Tx } from '../database/schema.ts'

/**
 * One invitation to one guest. `key` uniquely identifies the invitation, so that a finished job sends nothing if it runs again.
 */
export interface InviteDelivery {
  eventId: string
  inviteeId: string
  key: string
  /** The id of the host or co-host who sent the invitation. Added later, so queued invitations may not have it. */
  sentBy?: string
}

/** The data of a job that generates the images of one task. */
export interface Drawing {
  taskId: string
}

/** A function that queues invitations in the caller's transaction. If the transaction is rolled back, nothing is queued. */
export type QueueInvites = (tx: Tx, deliveries: readonly InviteDelivery[]) => Promise<void>

/**
 * A function that queues notifications in the caller's transaction. If the transaction is rolled back, nothing is
 * queued.
 */
export type QueueNotifications = (tx: Tx, deliveries: readonly NotificationDelivery[]) => Promise<void>

/** A function that queues account notices in the caller's transaction. If the transaction is rolled back, nothing is queued. */
export type QueueAccountNotices = (tx: Tx, notices: readonly AccountNotice[]) => Promise<void>

/** A function that queues an image task in the caller's transaction. */
export type QueueDrawing = (tx: Tx, taskId: string) => Promise<void>

/**
 * A function that runs one job. A job can run more than once, so the function must be idempotent. If the function returns
 * false, the job is retried, unless `isLastTry` is true.
 */
export type Worker<Data> = (data: Data, isLastTry: boolean) => Promise<boolean>

/** The functions that run the jobs of all queues. */
export interface Workers {
  deliverInvite: Worker<InviteDelivery>
  deliverNotification: Worker<NotificationDelivery>
  deliverAccountNotice: Worker<AccountNotice>
  drawImages: Worker<Drawing>
  /**
   * Queues due notifications, notifications of new RSVPs, and confirmations of RSVPs. Called every minute. Returns the number of
   * queued jobs.
   */
  queueDueNotifications: () => Promise<number>
  /** Queues due reminders and digests. Called every five minutes. Returns the number of queued jobs. */
  queueReminders: () => Promise<number>
  /** Takes the unread emails of the reply mailbox. Called every minute. Absent if none is read by IMAP. */
  readMailbox?: () => Promise<void>
  /** Removes expired data. Called every hour. */
  housekeeping: () => Promise<void>
}
