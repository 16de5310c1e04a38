import type { OrganizerOf } from '../../core/brands.ts'
import { randomGuid } from '../../crypto/randomToken.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Db, EventRow, Tx } from '../../database/schema.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import { requireOpenSession, type Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { requireUpcoming } from '../lockEvent.ts'

/** The time for which a co-host link works, in ms: a week. */
const linkMs = 7 * 24 * 3_600_000

/** The part of a co-host link that identifies it, and the time in ms until which it works. */
interface CohostLink {
  linkUuid: string
  expiresTime: number
}

/** Returns an event's co-host link, or undefined if it has none or the link has expired. */
export function linkOf(
  { cohost_link: linkUuid, cohost_link_until: expiresTime }: EventRow,
  now: number,
): CohostLink | undefined {
  return linkUuid === null || expiresTime === null || expiresTime <= now ? undefined : { linkUuid, expiresTime }
}

/** Returns the URL with which anyone can become a co-host, or null if the event is over, or its link is missing or expired. */
export function workingCohostLink({ config }: Pick<Services, 'config'>, event: EventRow, now: number): string | null {
  const link = event.canceled_at === null && event.past_from > now ? linkOf(event, now) : undefined
  return link ? `${config.origin}/event/cohost/${event.id}?link=${link.linkUuid}` : null
}

/**
 * Returns an event's co-host link, creating one if needed (COHOST-06).
 * @throws Failure as `lockHosted`; sessionExpired if the session has ended, eventCancelled, or eventPast.
 */
export async function cohostLink(
  db: Db,
  organizedEvent: OrganizerOf<EventRow>,
  session: Pick<Session, 'id'>,
  now: number,
): Promise<CohostLink> {
  return inTransaction(db, async (tx) => {
    const event = requireUpcoming(await lockHosted(tx, organizedEvent, 'organizer'), now)
    // Signing out everywhere ends the link.
    await requireOpenSession(tx, session)
    const working = linkOf(event, now)
    if (working) return working
    const newLink = { linkUuid: randomGuid(), expiresTime: now + linkMs }
    await tx
      .updateTable('events')
      .set({ cohost_link: newLink.linkUuid, cohost_link_until: newLink.expiresTime })
      .where('id', '=', event.id)
      .execute()
    return newLink
  })
}

/**
 * Invalidates an event's co-host link. The next link has a different UUID.
 * @throws Failure as `lockHosted`.
 */
export const invalidateLink = (db: Db, organized: OrganizerOf<EventRow>): Promise<void> =>
  inTransaction(db, async (tx) => dropCohostLink(tx, await lockHosted(tx, organized, 'organizer')))

/** Invalidates the co-host link of a locked event. */
export async function dropCohostLink(tx: Tx, { id }: Pick<EventRow, 'id'>): Promise<void> {
  await tx.updateTable('events').set({ cohost_link: null }).where('id', '=', id).execute()
}
