import { sql } from 'kysely'
import { senderRemoved } from '@festoon/contract/messages/messaging/undelivered'
import { passInvitation } from '../../database/rows/passInvitation.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'
import type { InviteeRow, Tx } from '../../database/schema.ts'
import { joinInvitees } from './joinInvitees.ts'
import { showProven } from './showProven.ts'

/**
 * Moves an account's invitee rows to another account. If both accounts have a row at an event, the two rows are merged, unless one
 * of them was only claimed through its link: what the account did there goes to the other row, and the claimed one is released and waits
 * for its own guest. `listedEvents` are the events of `readListedEvents`. The caller must have locked the events.
 */
export async function moveGuests(tx: Tx, from: string, into: string, listedEvents: readonly string[]): Promise<void> {
  // Locks deliveries before guests, the same order as when a delivery finishes.
  await sql`
    select 1 from deliveries d join invitees i using (event_id, invitee_id)
    where i.user_id in (${from}, ${into}) or d.sent_by = ${from} order by d.event_id, d.invitee_id, d.key for update of d
  `.execute(tx)
  await tx.updateTable('deliveries').set({ sent_by: into }).where('sent_by', '=', from).execute()
  await tx.updateTable('invitees').set({ entered_by: into }).where('entered_by', '=', from).execute()
  await showProven(tx, into, [from, into])
  const invitedTo = await readInvitedEvents(tx, into, [from, into])
  const rows = await tx
    .selectFrom('invitees')
    .selectAll()
    .where('user_id', 'in', [from, into])
    .where('rsvp_status', '<>', 'HIDDEN')
    .orderBy('event_id')
    .orderBy('invitee_id')
    .forUpdate()
    .execute()
  const ownRows = new Map(rows.filter(({ user_id }) => user_id === into).map((row) => [row.event_id, row]))
  for (const otherRow of rows.filter(({ user_id }) => user_id === from)) {
    const ownRow = ownRows.get(otherRow.event_id)
    if (!ownRow) continue
    const claim = claimOf(ownRow, otherRow)
    if (claim) {
      await passInvitation(tx, claim, claim === ownRow ? otherRow : ownRow, claim.private_from)
      await sql`select release_claim(${claim.event_id}::uuid, ${claim.invitee_id}::uuid, false)`.execute(tx)
    } else await joinRows(tx, ownRow, otherRow, into)
  }
  await sql`
    with moved as (
      update invitees set user_id = ${into}, acted_by = case when acted_by is not null then ${into}::uuid end,
        modification = nextval('modifications')
      where user_id = ${from}
      returning event_id, modification
    )
    select announce_event(e.id, e.organizer_id, null, moved.modification)
    from moved join events e on e.id = moved.event_id
  `.execute(tx)
  await keepExclusions(tx, into, [...invitedTo, ...listedEvents])
}

/**
 * Returns the ids of the events to which a host invited one of a user's accounts. Leaves out events where only a
 * guest who corrected their own address entered the user's.
 */
async function readInvitedEvents(tx: Tx, userId: string, accounts: readonly string[]): Promise<string[]> {
  const query = sql`
    select distinct event_id as id from invitees i
    where user_id = any(${[...accounts]}::uuid[]) and rsvp_status <> 'HIDDEN' and before_claim is null and source <> 'link'
      and (not (email_typed or phone_typed) or host_invited(${userId}::uuid, i))
  `
  return (await readRows(tx, idRow, query)).map(({ id }) => id)
}

/**
 * Returns the ids of the events where accounts are on the guest list despite a host's decision about their person, for example because
 * the host removed another entry of the same person. Must run before contacts are moved, so that the decision isn't about another account.
 */
export async function readListedEvents(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const query = sql`
    select distinct event_id as id from invitees
    where user_id = any(${[...userIds]}::uuid[]) and rsvp_status <> 'HIDDEN' and waitlist_status is distinct from 'DENIED'
      and exclusion_of(event_id, user_id) is not null
  `
  return (await readRows(tx, idRow, query)).map(({ id }) => id)
}

/**
 * Removes a merged account from events, or denies it a spot, as a host decided about one of the two accounts, if the other one joined by
 * the open link, or by someone else's invitation. `except` are the ids of the events to which a host invited one of them, which counts
 * more, or where the decision left it on the guest list.
 */
async function keepExclusions(tx: Tx, userId: string, except: readonly string[]): Promise<void> {
  await sql`
    select release_claim(event_id, invitee_id, false) from (
      select event_id, invitee_id from invitees i
      where user_id = ${userId} and before_claim is not null and not event_id = any(${[...except]}::uuid[])
        and exclusion_of(event_id, ${userId}::uuid) is not null
      order by event_id, invitee_id
    ) claims
  `.execute(tx)
  await sql`
    with decided as (
      select event_id, invitee_id, exclusion_of(event_id, ${userId}::uuid) as decision from invitees
      where user_id = ${userId} and (source = 'link' or email_typed or phone_typed) and rsvp_status <> 'HIDDEN' and cohost_status is distinct from 'ACCEPTED'
        and not event_id = any(${[...except]}::uuid[])
    ), excluded as (
      update invitees i set awaits = null, waitlisted_at = null,
        rsvp_status = case decided.decision when 'removed' then 'HIDDEN' else rsvp_status end,
        waitlist_status = case decided.decision when 'denied' then 'DENIED' end,
        cohost_status = case decided.decision when 'denied' then cohost_status end,
        modification = nextval('modifications')
      from decided
      where i.event_id = decided.event_id and i.invitee_id = decided.invitee_id and (
        decided.decision = 'removed' or (decided.decision = 'denied' and waitlist_status is distinct from 'DENIED')
      )
      returning i.event_id, i.modification
    )
    select announce_event(e.id, e.organizer_id, ${userId}::uuid, excluded.modification)
    from excluded join events e on e.id = excluded.event_id
  `.execute(tx)
  await sql`
    select promote_waitlist(e.id, e.capacity) from events e
    where e.capacity is not null and exists (
      select 1 from invitees i where i.event_id = e.id and i.user_id = ${userId}
        and (i.rsvp_status = 'HIDDEN' or i.waitlist_status = 'DENIED')
    )
    order by e.id
  `.execute(tx)
}

/**
 * Returns the one of two rows that was only claimed through its link, or undefined if neither was. The merged account has verified
 * the invited contact of neither. If both were claimed, returns the one that a merge wouldn't keep.
 */
function claimOf(ownRow: InviteeRow, otherRow: InviteeRow): InviteeRow | undefined {
  if (ownRow.before_claim !== null && otherRow.before_claim !== null) return joinInvitees(ownRow, otherRow).mergedRow
  return [ownRow, otherRow].find(({ before_claim }) => before_claim !== null)
}

/**
 * Moves the notifications of a merged row that wait to be sent to the other row, unless it gets or got the same, and messages that were sent
 * or withdrawn. These would otherwise be sent again once the other row's address is confirmed, which may be someone else's. Requests to co-host are
 * withdrawn, and confirmations are of the merged row's RSVP, which holds only if `movesRsvp` is true.
 */
async function moveNotices(tx: Tx, mergedRow: InviteeRow, remaining: InviteeRow, movesRsvp: boolean): Promise<void> {
  const isWaiting = sql`d.state in ('due', 'queued') and strpos(d.key, '/') > 0 and split_part(d.key, '/', 1) not in ('cohost', 'confirmation')`
  // One that couldn't be sent to the other row doesn't count.
  await sql`
    delete from deliveries o using deliveries d
    where d.event_id = ${remaining.event_id} and d.invitee_id = ${mergedRow.invitee_id} and ${isWaiting}
      and o.event_id = d.event_id and o.invitee_id = ${remaining.invitee_id} and o.key = d.key and o.state = 'failed'
  `.execute(tx)
  await sql`
    with moved as (
      update deliveries d set invitee_id = ${remaining.invitee_id}
      where event_id = ${remaining.event_id} and invitee_id = ${mergedRow.invitee_id} and (
        state = 'sent' and starts_with(key, 'message/')
        or state = 'failed' and reason = ${senderRemoved}
        or state = 'planned' and ${movesRsvp}::boolean
        or ${isWaiting}
      ) and not exists (
        select 1 from deliveries o where o.event_id = d.event_id and o.invitee_id = ${remaining.invitee_id} and o.key = d.key
      )
      returning key
    )
    update jobs.job set data = jsonb_set(data, '{inviteeId}', to_jsonb(${remaining.invitee_id}::text))
    where name like 'deliver-notice%' and state::text in ('created', 'retry', 'active')
      and data->>'inviteeId' = ${mergedRow.invitee_id} and data->>'key' in (select key from moved)
  `.execute(tx)
}

/** Merges two rows of a user at an event, of which one may have no account yet. The caller must have locked the event, deliveries and rows. */
export async function joinRows(tx: Tx, ownRow: InviteeRow, otherRow: InviteeRow, userId: string): Promise<void> {
  const eventId = ownRow.event_id
  const party = await tx.selectFrom('events').select('rsvp_by').where('id', '=', eventId).executeTakeFirst()
  const { remaining, mergedRow, changes } = joinInvitees(ownRow, otherRow, party?.rsvp_by)
  const at = { event_id: eventId, into_id: remaining.invitee_id }
  await tx
    .updateTable('invitee_aliases')
    .set(at)
    .where('event_id', '=', eventId)
    .where('into_id', '=', mergedRow.invitee_id)
    .execute()
  await tx
    .insertInto('invitee_aliases')
    .values({
      ...at,
      invitee_id: mergedRow.invitee_id,
      token_version: mergedRow.token_version,
      link_code: mergedRow.link_code,
    })
    .execute()
  await sql`
    insert into message_recipients (event_id, message_id, invitee_id)
    select event_id, message_id, ${remaining.invitee_id}::uuid from message_recipients
    where event_id = ${eventId} and invitee_id = ${mergedRow.invitee_id}
    on conflict do nothing
  `.execute(tx)
  await tx
    .updateTable('messages')
    .set({ receiver_id: remaining.invitee_id })
    .where('event_id', '=', eventId)
    .where('receiver_id', '=', mergedRow.invitee_id)
    .execute()
  await moveNotices(tx, mergedRow, remaining, changes.rsvp_status !== undefined)
  await passInvitation(tx, mergedRow, remaining)
  for (const table of ['deliveries', 'invitees'] as const)
    await tx.deleteFrom(table).where('event_id', '=', eventId).where('invitee_id', '=', mergedRow.invitee_id).execute()
  const { responses, heads, cohost_grants = [], ...fields } = changes
  await tx
    .updateTable('invitees')
    .set({
      ...fields,
      responses: JSON.stringify(responses ?? remaining.responses),
      heads: heads ? JSON.stringify(heads) : null,
      cohost_grants: sql`${cohost_grants}::uuid[]`,
      user_id: userId,
      acted_by: fields.acted_by ? userId : null,
      modification: sql`nextval('modifications')`,
    })
    .where('event_id', '=', eventId)
    .where('invitee_id', '=', remaining.invitee_id)
    .execute()
  // Merging two guests into one may free up a spot. An invited guest who waited for an approval has one if there is no limit.
  await sql`select promote_waitlist(id, capacity) from events where id = ${eventId} and capacity is not null`.execute(
    tx,
  )
  if (changes.awaits === 'place')
    await sql`
      select promote_guest(id, ${remaining.invitee_id}::uuid) from events where id = ${eventId} and capacity is null
    `.execute(tx)
  await sql`
    select announce_event(id, organizer_id, ${userId}, nextval('modifications')) from events where id = ${eventId}
  `.execute(tx)
}
