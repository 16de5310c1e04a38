import { sql } from 'kysely'
import type { Db, EventRow, RemovedDeliveryRow, Tx } from '../../database/schema.ts'
import type { DeliveryEvent } from '../../providers/mailEvents/port.ts'
import { addOptOut } from '../profile/optOuts.ts'

/**
 * Keeps the ids of messages that were sent about a party that is about to be deleted, with the people they reached (`personOf`) and the
 * hosts who reached them first. Otherwise, no report of them would count. The caller has locked the event.
 */
export async function keepDeliveries(
  tx: Tx,
  { id, organizer_id: organizerId }: Pick<EventRow, 'id' | 'organizer_id'>,
  now: number,
): Promise<void> {
  await sql`
    insert into removed_deliveries (message_id, event_id, host_id, person_key, was_invited, may_bounce, removed_at)
    select d.message_id, d.event_id, coalesce(first_value(d.sent_by) over first, ${organizerId}::uuid),
      coalesce(first_value(d.recipient_key) over first, d.recipient_key),
      -- As for the reports of a party that isn't deleted (messaging/delivery/deliveryEvents.ts). Only invitation keys have no kind as a
      -- prefix.
      strpos(d.key, '/') = 0 or starts_with(d.key, 'cohost/')
        or i.source = 'host' and not i.email_typed and not 'email' = any(i.late_contacts),
      strpos(d.key, '/') = 0 and i.invite_status in ('TRIGGERED', 'SUCCESS') and not exists (
        select 1 from deliveries later where later.event_id = d.event_id and later.invitee_id = d.invitee_id
          and strpos(later.key, '/') = 0 and later.created_at > d.created_at
      ),
      ${now}::bigint
    from deliveries d join invitees i on i.event_id = d.event_id and i.invitee_id = d.invitee_id
    where d.event_id = ${id} and d.state = 'sent' and d.message_id is not null
    window first as (
      partition by d.invitee_id, case when d.created_at < i.entered_at then coalesce(d.recipient_key, '') end
      order by d.finished_at, d.key
    )
    on conflict do nothing
  `.execute(tx)
}

/** A preview of an invitation that a host sent to any address. `personKey` is the keyed hash of the address (`recipientKey`). */
interface SentPreview {
  messageId: string
  eventId: string
  hostId: string
  personKey: string
}

/** Keeps the id of a preview, which has no delivery, so that complaints about it count. */
export async function keepPreview(
  db: Db,
  { messageId, eventId, hostId, personKey }: SentPreview,
  now: number,
): Promise<void> {
  const ids = { message_id: messageId, event_id: eventId, host_id: hostId, person_key: personKey }
  await db
    .insertInto('removed_deliveries')
    .values({ ...ids, was_invited: true, may_bounce: false, removed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Records a provider's event about a preview, or a message of a deleted party. A complaint opts the recipient out of all emails from the
 * party's organizer, or its last one, if the keyed hash of the recipient's email address (`addressKey`) is given. Repeated events have no effect.
 * @returns False if no such message was sent in the last month.
 */
export async function recordRemovedEvent(
  tx: Tx,
  { kind, messageId }: DeliveryEvent,
  addressKey: string | undefined,
  now: number,
): Promise<boolean> {
  const delivery = await tx
    .selectFrom('removed_deliveries')
    .selectAll()
    .where('message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  if (!delivery) return false
  if (kind === 'complained' && addressKey !== undefined) await recordComplaint(tx, delivery, addressKey, now)
  if (kind === 'complained' || kind === 'delivered' || !delivery.may_bounce) return true
  await tx.updateTable('removed_deliveries').set({ may_bounce: false }).where('message_id', '=', messageId).execute()
  if (kind === 'failed') await recordBounce(tx, delivery)
  return true
}

async function recordComplaint(
  tx: Tx,
  { event_id: eventId, host_id: hostId, person_key: personKey, was_invited: wasInvited }: RemovedDeliveryRow,
  addressKey: string,
  now: number,
): Promise<void> {
  const party = await tx
    .selectFrom('removed_events')
    .select('host_id')
    .where('event_id', '=', eventId)
    .unionAll(tx.selectFrom('events').select('organizer_id as host_id').where('id', '=', eventId))
    .executeTakeFirst()
  const person = { personKey: personKey ?? undefined, causedBy: hostId }
  const optOut = { channel: 'email', addressKey, scope: 'host', subject: party?.host_id ?? hostId, ...person } as const
  await addOptOut(tx, optOut, now, wasInvited)
}

/** Counts a person whose invitation bounced as an address that bounced instead of a person who was reached. */
async function recordBounce(
  tx: Tx,
  { event_id: eventId, host_id: hostId, removed_at: removedAt }: RemovedDeliveryRow,
): Promise<void> {
  await sql`
    insert into removed_reach as kept (event_id, host_id, reached, bounced, removed_at)
    values (${eventId}, ${hostId}, 0, 1, ${removedAt}::bigint)
    on conflict (event_id, host_id) do update set reached = greatest(kept.reached - 1, 0), bounced = kept.bounced + 1
  `.execute(tx)
}

/** Moves what is kept of an account's previews, and of the messages of its deleted parties, to the account that it is merged into. */
export async function moveDeliveries(tx: Tx, from: string, into: string): Promise<void> {
  await tx.updateTable('removed_deliveries').set({ host_id: into }).where('host_id', '=', from).execute()
}

/** Forgets previews from before a time in ms, and the messages of parties that were deleted before. */
export async function forgetDeliveries(db: Db, before: number): Promise<void> {
  await db.deleteFrom('removed_deliveries').where('removed_at', '<', before).execute()
}
