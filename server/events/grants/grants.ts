import { sql, type RawBuilder } from 'kysely'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import { isSuspended } from '../../database/rows/isSuspended.ts'
import type { EventRow, InviteeRow, Tx } from '../../database/schema.ts'

/** The rights at a party. Each includes those after it. */
export type Right = 'organizer' | 'cohost' | 'guest' | 'none'

/** A way to pass on a right. */
interface Grant {
  givenRight: Right
  /** The right needed to offer it. */
  offeredBy: Right
  /** The right needed to take it. */
  takenBy: Right
  /** The proof needed to take it: of the contact that it was sent to, of the link, or of a session. */
  requiredProof: 'contact' | 'link' | 'session'
}

/**
 * Every way in which a person gets a right at a party from someone who holds it. Nothing else may give a right: a law checks
 * that only `takeRight` makes co-hosts and organizers, and a property test that no sequence of calls gives a right in another way.
 */
export const grants = {
  /** Sent to a guest, who may forward it. Everyone who opens it can RSVP for that guest, and for no one else. */
  personalLink: { givenRight: 'guest', offeredBy: 'cohost', takenBy: 'none', requiredProof: 'link' },
  openLink: { givenRight: 'guest', offeredBy: 'cohost', takenBy: 'none', requiredProof: 'link' },
  cohostRequest: { givenRight: 'cohost', offeredBy: 'organizer', takenBy: 'none', requiredProof: 'contact' },
  cohostLink: { givenRight: 'cohost', offeredBy: 'organizer', takenBy: 'none', requiredProof: 'link' },
  /** Offered to all co-hosts by an organizer who deletes their account. */
  handover: { givenRight: 'organizer', offeredBy: 'organizer', takenBy: 'cohost', requiredProof: 'session' },
} as const satisfies Record<string, Grant>

/** The changes to the row of a person who gets a right. Hosts are never on the waitlist. */
const changes = {
  cohost: { cohost_status: 'ACCEPTED' },
  organizer: { role: 'organizer', cohost_status: null, rsvp_status: 'YES' },
} as const

/** The row of a person who gets a right. */
type Taker = Pick<InviteeRow, 'invitee_id' | 'user_id' | 'rsvp_at' | 'before_claim'>

/**
 * Returns the row in which a person gets a right. If they only claimed theirs through its link, it goes back to its guest, and they get
 * a new one.
 * @throws Failure forbidden if they have none, because a host removed them.
 */
async function ownRow(tx: Tx, event: EventRow, row: Taker): Promise<Taker> {
  if (!row.before_claim || !row.user_id) return row
  await sql`select release_claim(${event.id}::uuid, ${row.invitee_id}::uuid, true)`.execute(tx)
  const accountRow = await readInviteeOfUser(tx, event.id, row.user_id)
  if (!accountRow || accountRow.rsvp_status === 'HIDDEN') throw new Failure('forbidden')
  return accountRow
}

/** Builds the grants of a new co-host: their own first, and then those by which the organizer became one. A co-host keeps theirs. */
const newGrants = ({ id }: EventRow): RawBuilder<string[]> => sql`
  case when cohost_status = 'ACCEPTED' then cohost_grants else gen_random_uuid() || coalesce((
    select organizer.cohost_grants from invitees organizer
    where organizer.event_id = ${id}::uuid and organizer.role = 'organizer' limit 1
  ), '{}') end
`

/**
 * Makes a person a host, by the given grant. The caller has checked that the grant is theirs, and has locked the event. Returns the
 * person's row, which is a new one if theirs was only claimed.
 * @throws Failure forbidden if a host removed the person, or accountSuspended.
 */
export async function takeRight(
  tx: Tx,
  event: EventRow,
  grant: 'cohostRequest' | 'cohostLink' | 'handover',
  taker: Taker,
  now: number,
): Promise<InviteeRow> {
  const { givenRight } = grants[grant]
  if (taker.user_id && (await isSuspended(tx, taker.user_id))) throw new Failure('accountSuspended')
  const { invitee_id, rsvp_at } = await ownRow(tx, event, taker)
  const row = await tx
    .updateTable('invitees')
    .set(({ ref }) => ({
      ...changes[givenRight],
      // A new organizer keeps theirs, and passes them on, so that what came with a grant can be undone with it (undoGrant.ts).
      ...(givenRight === 'cohost' ? { cohost_grants: newGrants(event) } : {}),
      ...(givenRight === 'organizer' ? { rsvp_at: rsvp_at ?? now, acted_by: ref('user_id') } : {}),
      waitlist_status: null,
      awaits: null,
      waitlisted_at: null,
      modification: sql`nextval('modifications')`,
    }))
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', invitee_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(tx, event, row.user_id)
  return row
}
