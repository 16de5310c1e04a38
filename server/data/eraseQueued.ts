import { sql } from 'kysely'
import type { Tx } from './schema.ts'

/** What the queue keeps of a notice: its words, for an hour after it was delivered. */
const notices = sql`name like 'deliver-notice%'`

/** Erases what the queue keeps for guests: what waits to be told to them, and what they were told. */
export async function eraseQueuedForGuests(tx: Tx, inviteeIds: readonly string[]): Promise<void> {
  await sql`delete from jobs.job where ${notices} and data->>'inviteeId' = any(${[...inviteeIds]}::text[])`.execute(tx)
}

/**
 * Erases what the queue keeps of and for a person: notices to them, messages that they wrote, and what was told of their parties. That
 * a party is called off is still told. What is not told any more counts as failed.
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
