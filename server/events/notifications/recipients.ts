import { formerGuest } from '@festoon/contract/messages/guestData'
import type { UpdateAudience } from '@festoon/contract/rules/events/updateAudiences'
import { isConnectedRow } from '../../database/rows/connectedRows.ts'
import { isStranger } from '../../database/rows/strangers.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'

/** The RSVPs of each audience. */
const rsvpsOf = {
  going: ['YES'],
  invited: ['INVITED', 'SEEN', 'YES', 'MAYBE'],
  everyone: ['INVITED', 'SEEN', 'YES', 'MAYBE', 'NO'],
} as const satisfies Record<UpdateAudience, readonly InviteeRow['rsvp_status'][]>

/** Selects the guests of an audience who were invited. Guests on the waitlist aren't going yet. */
const guestsOf = (db: Db, eventId: string, audience: UpdateAudience) =>
  db
    .selectFrom('invitees')
    .where('event_id', '=', eventId)
    .where('role', '=', 'attendee')
    .where('rsvp_status', 'in', rsvpsOf[audience])
    .$if(audience === 'going', (query) =>
      query.where((where) =>
        where.or([where('waitlist_status', 'is', null), where('waitlist_status', '=', 'APPROVED')]),
      ),
    )
    .where((where) =>
      where.or([where('rsvp_status', '<>', 'INVITED'), where('invite_status', 'not in', ['PENDING', 'FAILED'])]),
    )

/** Selects the guests of an audience who can be reached. */
export const guestsToNotify = (db: Db, eventId: string, audience: UpdateAudience) =>
  guestsOf(db, eventId, audience).where((where) =>
    // A number gets messages only once an account has verified it.
    where.or([where('email', 'is not', null), where('user_id', 'is not', null), where('is_connected', '=', true)]),
  )

/**
 * The guests in an audience that hosts know of. Guests who can be reached only through an account that hosts don't know of
 * (`isConnected`) aren't among them, because numbers and limits would show that the account exists.
 */
export const guestsKnownToHosts = (db: Db, eventId: string, audience: UpdateAudience) =>
  guestsToNotify(db, eventId, audience).where((where) =>
    where.or([
      where('email', 'is not', null),
      where.and([where('user_id', 'is not', null), isConnectedRow('invitees')]),
    ]),
  )

/**
 * Counts the guests in an audience who get an update, and count toward their host's limit. Strangers have their own limit (`isStranger`).
 */
export async function countGuestsToSpend(
  db: Db,
  eventId: string,
  audience: UpdateAudience = 'invited',
): Promise<number> {
  const { count } = await guestsKnownToHosts(db, eventId, audience)
    .where(({ not }) => not(isStranger))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts the guests in an audience who are asked to confirm their address first, instead of getting an update. */
export async function countUnconfirmed(db: Db, eventId: string, audience: UpdateAudience = 'invited'): Promise<number> {
  const { count } = await guestsKnownToHosts(db, eventId, audience)
    .where(isStranger)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Counts the guests in an audience that only their hosts can notify, by the rule of `isUnreachable`: hosts added them without an email
 * address, and an account counts only if hosts know of it.
 */
export async function countGuestsOfHosts(db: Db, eventId: string, audience: UpdateAudience): Promise<number> {
  const { count } = await guestsOf(db, eventId, audience)
    .where('source', '=', 'host')
    .where('email', 'is', null)
    .where('name', '<>', formerGuest)
    .where(({ not }) => not(isConnectedRow('invitees')))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
