import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { eventChanges } from '@festoon/contract/rules/events/eventChanges'
import { spendRecipients } from '../accounts/sending/spendRecipients.ts'
import type { HostOf } from '../core/brands.ts'
import { Failure } from '../core/Failure.ts'
import { inviteesPerEvent } from '../database/rows/inviteeRows.ts'
import { readRows } from '../database/rows/readRows.ts'
import { findStrangers } from '../database/rows/strangers.ts'
import type { Db, EventRow, InviteeRow, Tx } from '../database/schema.ts'
import { changeEvent } from '../events/changeEvent.ts'
import { eventInputOf } from '../events/eventColumns.ts'
import { queueForAllGuests, queueForGuests } from '../events/notifications/queueForGuests.ts'
import { countGuestsToSpend } from '../events/notifications/recipients.ts'
import { changeDigestRhythm } from '../events/notifyHosts.ts'
import { isConnected } from '../events/view/isConnected.ts'
import { isProvenAddress } from '../messaging/confirmations/isProvenAddress.ts'
import { channelOf } from '../messaging/notifications/finishNotification.ts'
import type { Session } from '../rpc/access/sessionOfToken.ts'
import type { Services } from '../rpc/services.ts'

/**
 * Sets the date of a party to a proposed time, like any change of the date, and turns the answers to it into RSVPs: a yes into a
 * yes without plus-ones, a no into a no, in the order of the answers, so that capacity and approval hold as for RSVPs. Guests who
 * answered "if need be" or not at all stay invited, and are asked to RSVP. Every guest gets one message: their RSVP's confirmation, that
 * they got a spot from the waitlist, or the update, which says how they count.
 * Returns the event. Picking the same time again changes nothing.
 * @throws Failure eventNotFound, eventCancelled, eventPast, conflict if the party has another date by now, notFound if the time isn't
 * proposed or is over, or sendingLimit.
 */
export async function decideDate(
  services: Services & { session: Session },
  hostedEvent: HostOf<EventRow>,
  startTime: number,
): Promise<EventRow> {
  const { db, clock, hooks, jobs, session } = services
  const now = clock.now()
  if (hostedEvent.canceled_at !== null) throw new Failure('eventCancelled')
  if (hostedEvent.past_from <= now) throw new Failure('eventPast')
  if (hostedEvent.start_time === startTime) return hostedEvent
  if (hostedEvent.start_time !== null) throw new Failure('conflict')
  const time = await db
    .selectFrom('proposed_times')
    .selectAll()
    .where('event_id', '=', hostedEvent.id)
    .where('starts_at', '=', startTime)
    .executeTakeFirst()
  if (!time || startTime <= now) throw new Failure('notFound')
  const event = { ...eventInputOf(hostedEvent), startTime, endTime: time.ends_at ?? 0, dateUndecided: false }
  const changedEvent = await changeEvent(
    db,
    hostedEvent,
    {
      event,
      // Another host may have changed the party or picked a time since.
      revision: hostedEvent.modification,
      notify: async (tx, rows, changes) => {
        await changeDigestRhythm(tx, jobs.queueNotifications, rows, now)
        const { carriedIds, confirmedIds } = await carryAnswersOver(tx, hostedEvent.id, startTime, now)
        const declinedRows = await declinedGuests(
          tx,
          hostedEvent.id,
          carriedIds.filter((id) => !confirmedIds.includes(id)),
        )
        const strangers = await findStrangers(tx, hostedEvent.id, declinedRows)
        const others = declinedRows.filter(
          (one) => !strangers.has(one.invitee_id) && (one.email !== null || isConnected(one)),
        )
        const recipients = (await countGuestsToSpend(tx, hostedEvent.id)) + others.length
        await spendRecipients({ ...services, event: hostedEvent }, 'messages')(tx, recipients)
        // Changes that wait to be sent are part of this update.
        const last = await tx
          .selectFrom('change_notices')
          .selectAll()
          .where('event_id', '=', hostedEvent.id)
          .executeTakeFirst()
        const all = last?.before ? eventChanges(last.before, eventInputOf(rows.after)) : changes
        await tx
          .insertInto('change_notices')
          .values({ event_id: hostedEvent.id, noticed_at: now, before: null })
          .onConflict((conflict) =>
            conflict
              .column('event_id')
              .doUpdateSet({ noticed_at: now, before: null, notes: '[]', sent_by: '[]', counted: 0 }),
          )
          .execute()
        const sentBy = [...new Set([...(last?.sent_by ?? []), session.userId])]
        const update = { kind: 'changed', changes: all, notes: last?.notes ?? [], sentBy, isPicked: true } as const
        const queue = jobs.queueNotifications
        const exceptedIds = [...confirmedIds, ...(await promotedGuests(tx, hostedEvent.id))]
        await queueForAllGuests(tx, queue, rows.after, { ...update, audience: 'invited' }, now, exceptedIds)
        const key = `changed/${rows.after.modification}`
        await queueForGuests(
          tx,
          queue,
          rows.after,
          declinedRows,
          { key, notice: { ...update, audience: 'everyone' } },
          now,
        )
      },
    },
    now,
  )
  await hooks.queueDue(hostedEvent.id)
  jobs.wake()
  return changedEvent
}

/**
 * Turns the answers to a proposed time into RSVPs, and keeps existing RSVPs that say the same. A yes that lacks a response to a
 * required question stays open, and so does every answer of a guest who was denied a spot. Returns the ids of the guests whose RSVP was
 * saved, and of those whose RSVP will be confirmed by email. Removes the other planned confirmations, because those guests get the
 * update.
 */
async function carryAnswersOver(
  tx: Tx,
  eventId: string,
  startTime: number,
  now: number,
): Promise<{ carriedIds: string[]; confirmedIds: string[] }> {
  const rsvp = JSON.stringify({
    additional: 0,
    responses: [],
    proven: true,
    mayCreate: false,
    guestLimit: inviteesPerEvent,
  })
  // A no may free a spot for a yes.
  const savedRsvps = await readRows(
    tx,
    z.object({ invitee_id: z.string() }),
    sql`
      select answered.invitee_id from (
        select a.invitee_id, upper(a.answer) as status, by.author
        from time_answers a
        join invitees i on i.event_id = a.event_id and i.invitee_id = a.invitee_id
        -- Of a claimed invitation, the answers since the claim are the account's, and the others the invited guest's
        -- (functions/claim_after.sql).
        cross join lateral (
          select case
              when i.before_claim is not null and a.answered_at >= i.private_from then jsonb_build_object('userId', i.user_id)
              else '{}'
            end as author,
            case when a.answered_at < i.private_from then i.before_claim->>'rsvp_status' end as guests_status
        ) by
        where a.event_id = ${eventId} and a.starts_at = ${startTime} and a.answer in ('yes', 'no')
          and i.rsvp_status <> 'HIDDEN' and coalesce(by.guests_status, i.rsvp_status) <> upper(a.answer)
          and i.waitlist_status is distinct from 'DENIED'
        order by a.answer, a.answered_at, a.invitee_id
      ) answered
      cross join lateral save_rsvp(${eventId}::uuid, answered.invitee_id,
        ${rsvp}::jsonb || jsonb_build_object('status', answered.status) || answered.author, ${now}::bigint) as saved
      where saved.outcome = 'saved' and saved.changed
    `,
  )
  const ids = savedRsvps.map(({ invitee_id: id }) => id)
  // Guests who go on the waitlist wait since they answered, so that they get free spots in that order.
  await sql`
    update invitees i set waitlisted_at = a.answered_at from time_answers a
    where i.event_id = ${eventId} and i.invitee_id = any(${ids}::uuid[]) and i.waitlist_status = 'PENDING_APPROVAL'
      and a.event_id = ${eventId} and a.invitee_id = i.invitee_id and a.starts_at = ${startTime}
  `.execute(tx)
  const plannedConfirmations = await tx
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', eventId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('deliveries')
          .whereRef('deliveries.event_id', '=', 'invitees.event_id')
          .whereRef('deliveries.invitee_id', '=', 'invitees.invitee_id')
          .where('deliveries.state', '=', 'planned')
          .where('deliveries.created_at', '=', now),
      ),
    )
    .execute()
  const confirmedIds: string[] = []
  for (const row of plannedConfirmations)
    if (row.rsvp_status === 'YES' && ids.includes(row.invitee_id) && (await isConfirmedByEmail(tx, row)))
      confirmedIds.push(row.invitee_id)
  await sql`
    delete from deliveries where event_id = ${eventId} and state = 'planned' and created_at = ${now}
      and invitee_id = any(${ids}::uuid[]) and not invitee_id = any(${confirmedIds}::uuid[])
  `.execute(tx)
  return { carriedIds: ids, confirmedIds }
}

/** Returns the ids of the guests who will be notified that they got a spot from the waitlist. That message has the date. */
async function promotedGuests(tx: Tx, eventId: string): Promise<string[]> {
  const due = await tx
    .selectFrom('deliveries')
    .select('invitee_id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'due')
    .where('key', 'like', 'promoted/%')
    .execute()
  return due.map(({ invitee_id: id }) => id)
}

/** Returns those of the given guests who aren't going, and can be reached. They answered, so they get the update, too. */
const declinedGuests = (tx: Tx, eventId: string, ids: readonly string[]): Promise<InviteeRow[]> =>
  tx
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('rsvp_status', '=', 'NO')
    .where(sql<SqlBool>`invitee_id = any(${[...ids]}::uuid[])`)
    .where((where) => where.or([where('email', 'is not', null), where('user_id', 'is not', null)]))
    .execute()

async function isConfirmedByEmail(db: Db, row: InviteeRow): Promise<boolean> {
  return channelOf(row, { kind: 'confirmation', reply: 'yes' }) === 'email' && (await isProvenAddress(db, row))
}
