import { sql, type RawBuilder } from 'kysely'
import { accountDeleted } from '@festoon/contract/messages/messaging/undelivered'
import type { Tx } from '../../database/schema.ts'

/** The SQL condition for jobs that deliver notifications. The queue keeps a notification's text for an hour after delivery. */
const notices = sql`name like 'deliver-notice%'`

/** Deletes a guest's notifications from the queue, including those that were already delivered. */
export async function eraseQueuedForGuest(tx: Tx, inviteeId: string): Promise<void> {
  await sql`delete from jobs.job where ${notices} and data->>'inviteeId' = ${inviteeId}`.execute(tx)
}

/**
 * Deletes a person's notifications from the queue: notices about the account, notifications to the person, messages that the
 * person wrote, and notifications about the person's events. Pending cancellation notices are kept, so that guests still get
 * them, and those of a new co-host of a party that is handed over, because someone with the person's session may have let
 * themselves in. Marks unfinished deliveries of deleted notifications as failed.
 */
export async function eraseQueuedOfUser(tx: Tx, userId: string, now: number): Promise<void> {
  await sql`
    delete from jobs.job where name = 'deliver-account-notice'
      and data->'to'->>'value' in (select value from user_contacts where user_id = ${userId})
      and not (
        data->>'kind' = 'cohostAdded' and state::text in ('created', 'retry', 'active')
        and exists (select 1 from events where organizer_id = ${userId} and handover_until is not null)
      )
  `.execute(tx)
  await sql`
    with gone as (
      delete from jobs.job where ${notices} and (
        data->>'inviteeId' in (select invitee_id::text from invitees where user_id = ${userId})
        or data->'notice'->>'kind' = 'message' and split_part(data->>'key', '/', 2) in (
          select id::text from messages where sender_id = ${userId}
        )
        or data->>'eventId' in (
          select id::text from events where organizer_id = ${userId} and handover_until is null
        )
          and (data->'notice'->>'kind' <> 'canceled' or state::text in ('completed', 'failed', 'cancelled'))
      ) returning data
    )
    update deliveries d set state = 'failed', reason = ${accountDeleted}, finished_at = ${now}
    from gone where d.event_id = (gone.data->>'eventId')::uuid and d.invitee_id = (gone.data->>'inviteeId')::uuid
      and d.key = gone.data->>'key' and d.state in ('due', 'queued')
  `.execute(tx)
  await eraseWords(tx, [userId])
}

/**
 * Deletes what hosts wrote in updates and cancellations that wait or are in the queue, of all events or of one. The updates and cancellations
 * themselves stay, because guests have to know of them.
 */
export async function eraseWords(tx: Tx, userIds: readonly string[], eventId: string | null = null): Promise<void> {
  const authors = sql`${[...userIds]}::text[]`
  const isTheirs = (notes: RawBuilder<unknown>) => sql`exists (
    select 1 from jsonb_array_elements(${notes}) note where note->>'sentBy' = any(${authors})
  )`
  const others = (notes: RawBuilder<unknown>) => sql`(
    select coalesce(jsonb_agg(note order by place), '[]') from jsonb_array_elements(${notes}) with ordinality one (note, place)
    where note->>'sentBy' is null or note->>'sentBy' <> all(${authors})
  )`
  await sql`
    update change_notices set notes = ${others(sql`notes`)}
    where ${isTheirs(sql`notes`)} and (${eventId}::uuid is null or event_id = ${eventId}::uuid)
  `.execute(tx)
  const isOfEvent = sql`${notices} and (${eventId}::text is null or data->>'eventId' = ${eventId}::text)`
  await sql`
    update jobs.job set data = jsonb_set(data, '{notice,notes}', ${others(sql`data->'notice'->'notes'`)})
    where ${isOfEvent} and ${isTheirs(sql`data->'notice'->'notes'`)}
  `.execute(tx)
  await sql`
    update jobs.job set data = jsonb_set(data, '{notice,message}', '""')
    where ${isOfEvent} and data->'notice'->>'kind' = 'canceled' and data->'notice'->>'sentBy' = any(${authors})
  `.execute(tx)
}
