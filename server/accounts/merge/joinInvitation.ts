import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '../../database/inTransaction.ts'
import { lockEvent } from '../../database/rows/eventRows.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import { joinRows } from './moveGuests.ts'

/**
 * Merges the row with which a user joined an event by the open link into an invitation that a host sent to another of the user's verified
 * contacts, like a merge of accounts: the invitation is kept with the RSVP. Does nothing if the user has another kind of row, or was denied a
 * spot, or if the invitation isn't the user's. Returns true if the rows were merged.
 */
export async function joinInvitation(
  db: Db,
  { event_id: eventId, invitee_id: inviteeId }: Pick<InviteeRow, 'event_id' | 'invitee_id'>,
  userId: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockEvent(tx, eventId)) || !(await lockUser(tx, userId))) return false
    const isEither = sql`(i.invitee_id = ${inviteeId}::uuid or i.user_id = ${userId}::uuid)`
    // Locks deliveries before guests, the same order as when a delivery finishes.
    await sql`
      select 1 from deliveries d join invitees i using (event_id, invitee_id)
      where d.event_id = ${eventId}::uuid and ${isEither} order by d.invitee_id, d.key for update of d
    `.execute(tx)
    const rows = await tx
      .selectFrom('invitees as i')
      .selectAll()
      .where('event_id', '=', eventId)
      .where(sql<SqlBool>`${isEither}`)
      .where('rsvp_status', '<>', 'HIDDEN')
      .orderBy('invitee_id')
      .forUpdate()
      .execute()
    const invitation = rows.find((row) => row.invitee_id === inviteeId)
    const linkRow = rows.find((row) => row.user_id === userId && isOfLink(row))
    if (!invitation || !linkRow) return false
    const query = sql`select unclaimed_invitation(${eventId}::uuid, ${userId}::uuid) as id`
    const [ownInvitation] = await readRows(tx, z.object({ id: z.string().nullable() }), query)
    if (ownInvitation?.id !== inviteeId) return false
    await joinRows(tx, linkRow, invitation, userId)
    await sql`
      update invitees i set token_version = token_version + others_had_link(i)::integer
      where event_id = ${eventId}::uuid and invitee_id = ${inviteeId}::uuid
    `.execute(tx)
    return true
  })
}

const isOfLink = ({ source, role, cohost_status, before_claim, waitlist_status }: InviteeRow): boolean =>
  source === 'link' &&
  role === 'attendee' &&
  cohost_status === null &&
  before_claim === null &&
  waitlist_status !== 'DENIED'
