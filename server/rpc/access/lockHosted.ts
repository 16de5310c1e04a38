import { hostedBy, isOrganized, type HostOf, type OrganizerOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { lockEvent } from '../../database/rows/eventRows.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import { isSuspended } from '../../database/rows/isSuspended.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import type { Db, EventRow, Tx } from '../../database/schema.ts'

/** The right that an operation needs: of any host, or of the organizer. */
export type HostRight = 'host' | 'organizer'

/** An event as the holder of each right gets it. */
export interface HostedRow {
  host: HostOf<EventRow>
  organizer: OrganizerOf<EventRow>
}

/** Marks an event as hosted by an account. The caller has checked the right. */
export const asHost = (event: EventRow, userId: string): HostOf<EventRow> => ({ ...event, [hostedBy]: userId })

/** Marks an event as organized by an account. The caller has checked the right. */
export const asOrganizer = (event: EventRow, userId: string): OrganizerOf<EventRow> => ({
  ...asHost(event, userId),
  [isOrganized]: true,
})

/**
 * Checks that an account has a right at an event. Only hosts learn that their event is suspended. For everyone else, it doesn't exist.
 * If `evenSuspended` is true, hosts may act on it.
 * @throws Failure eventSuspended, eventNotFound, or forbidden.
 */
export async function requireRight(
  db: Db,
  event: EventRow,
  userId: string,
  right: HostRight,
  evenSuspended = false,
): Promise<void> {
  const hasRight = event.organizer_id === userId || (right === 'host' && (await isCohost(db, event, userId)))
  if (event.suspended_at !== null && !(hasRight && evenSuspended))
    throw new Failure(hasRight ? 'eventSuspended' : 'eventNotFound')
  if (!hasRight) throw new Failure('forbidden')
}

async function isCohost(db: Db, { id }: EventRow, userId: string): Promise<boolean> {
  const row = await readInviteeOfUser(db, id, userId)
  return row?.cohost_status === 'ACCEPTED' && row.rsvp_status !== 'HIDDEN'
}

interface Locking {
  /** Locks the event's row. By default, others can still add rows that reference it. */
  lock?: typeof lockEvent
  /** True to lock the event even if it is suspended. */
  evenSuspended?: boolean
}

/**
 * Locks an event for one of its hosts until the transaction ends, and returns it. Checks the right again, because it may have ended
 * since the access gate: the call may have waited for the deletion of the account, a take-over, or the removal of the co-host. All
 * code that changes something for a host locks the event in this way, which a law checks.
 * @throws Failure eventNotFound, eventSuspended, forbidden, sessionExpired if the host's account was deleted, or accountSuspended if it or
 * another account of its owner was suspended.
 */
export function lockHosted(tx: Tx, event: HostedRow['host'], right: 'host'): Promise<HostedRow['host']>
export function lockHosted(
  tx: Tx,
  event: HostedRow['organizer'],
  right: 'organizer',
  options?: Locking,
): Promise<HostedRow['organizer']>
export async function lockHosted(
  tx: Tx,
  { id, [hostedBy]: userId }: HostedRow['host'],
  right: HostRight,
  { lock = lockEvent, evenSuspended = false }: Locking = {},
): Promise<HostedRow['host']> {
  const event = await lock(tx, id)
  if (!event) throw new Failure('eventNotFound')
  // An event that was handed over still names the deleted account.
  if (!(await lockUser(tx, userId))) throw new Failure('sessionExpired')
  if (await isSuspended(tx, userId)) throw new Failure('accountSuspended')
  await requireRight(tx, event, userId, right, evenSuspended)
  return right === 'organizer' ? asOrganizer(event, userId) : asHost(event, userId)
}
