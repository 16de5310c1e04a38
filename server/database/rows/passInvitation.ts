import { sql } from 'kysely'
import type { InviteeRow, Tx } from '../schema.ts'

type Invitation = Pick<InviteeRow, 'event_id' | 'invitee_id'>

/**
 * Moves a person's items, answers to proposed times, and photos, from the time `since` on, in ms, away from an invitation that passes to
 * another person. They go to the person's own invitation `into`, if there is one (functions/pass_invitation.sql). The caller must have
 * locked the event and the invitation.
 */
export async function passInvitation(tx: Tx, from: Invitation, into: Invitation | undefined, since = 0): Promise<void> {
  const to = into?.invitee_id ?? null
  await sql`
    select pass_invitation(${from.event_id}::uuid, ${from.invitee_id}::uuid, ${to}::uuid, ${since}::bigint)
  `.execute(tx)
}
