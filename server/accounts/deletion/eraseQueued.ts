import { sql } from 'kysely'
import type { Tx } from '../../database/schema.ts'

/** The SQL condition for jobs that deliver notifications. The queue keeps a notification's text for an hour after delivery. */
const notices = sql`name like 'deliver-notice%'`

/** Erases the given guests' notifications from the queue, including notifications that were already delivered. */
export async function eraseQueuedForGuests(tx: Tx, inviteeIds: readonly string[]): Promise<void> {
  await sql`delete from jobs.job where ${notices} and data->>'inviteeId' = any(${[...inviteeIds]}::text[])`.execute(tx)
}

/**
 * Erases a person's notifications from the queue: notifications to them, messages they wrote, and notifications about their
 * events. Pending cancellation notices about their events are kept, so that they are still sent. Marks unfinished deliveries
 * of erased notifications as failed.
 */
export async function eraseQueuedOfUser(tx: Tx, userId: string, now: number): Promise<void> {
  await sql`
    with gone as (
      delete from jobs.job where ${notices} and (
        data->>'inviteeId' in (select invitee_id::text from invitees where user_id = ${userId})
        or data->>'key' in (select 'message/' || id from messages where sender_id = ${userId})
        or data->>'eventId' in (select id::text from events where organizer_id = ${userId})
          and (data->'notice'->>'kind' <> 'cancelled' or state::text in ('completed', 'failed', 'cancelled'))
      ) returning data
    )
    update deliveries d set state = 'failed', reason = 'The account is gone.', finished_at = ${now}
    from gone where d.event_id = (gone.data->>'eventId')::uuid and d.invitee_id = (gone.data->>'inviteeId')::uuid
      and d.key = gone.data->>'key' and d.state in ('due', 'queued')
  `.execute(tx)
}
