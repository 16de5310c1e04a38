import { goingCount } from '@festoon/contract/rules/guests/heads'
import type { GuestCounts } from '../../server/database/rows/guestCounts.ts'
import type { Db, InviteeRow } from '../../server/database/schema.ts'
import { spotsOf } from '../../server/events/waitlist.ts'

/** Counts an event's guests from their rows. The database must have kept the same counts. */
export async function countGuests(db: Db, eventId: string): Promise<GuestCounts> {
  const rows = await db.selectFrom('invitees').selectAll().where('event_id', '=', eventId).execute()
  const sum = (heads: (row: InviteeRow) => number) => rows.reduce((total, row) => total + heads(row), 0)
  return {
    entries: sum(({ before_claim }) => (before_claim === null ? 1 : 2)),
    guests: sum(({ role, rsvp_status }) => Number(role === 'attendee' && rsvp_status !== 'HIDDEN')),
    going: goingCount(
      rows.flatMap(({ rsvp_status: rsvpStatus, waitlist_status, additional_guest_count: additionalGuestCount }) =>
        rsvpStatus === 'HIDDEN'
          ? []
          : { rsvpStatus, waitlistStatus: waitlist_status ?? undefined, additionalGuestCount },
      ),
    ),
    places: sum(spotsOf),
    unsent: sum(({ rsvp_status, invite_status }) =>
      Number(rsvp_status === 'INVITED' && ['PENDING', 'FAILED'].includes(invite_status)),
    ),
  }
}
