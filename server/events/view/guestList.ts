import { sql, type SqlBool } from 'kysely'
import { limits } from '@festoon/contract/limits'
import { formerGuest } from '@festoon/contract/messages/guestData'
import type { Attendee } from '@festoon/contract/nouns/guest'
import { shortName } from '@festoon/contract/rules/guests/shortName'
import { pictureLink } from '../../crypto/pictureLink.ts'
import { isConnectedRow } from '../../database/rows/connectedRows.ts'
import { isHosting } from '../waitlist.ts'
import type { PhotoServices } from './withProfilePhotos.ts'

/**
 * SQL condition for guests who are neither waitlisted nor denied. Waitlisted and denied guests are hidden from other guests
 * (INV-14, INV-15).
 */
const isCounted = sql<SqlBool>`(waitlist_status is null or waitlist_status = 'APPROVED')`

/**
 * Returns the first `limits.attendeesShown` guests of the list that guests see: hosts first, then guests who said yes or maybe,
 * opened the invitation, were invited, or said no, in this order. Excludes removed, waitlisted, and denied guests, and guests
 * whose invitation has been neither sent nor opened, or couldn't be delivered. Includes no email addresses, phone numbers,
 * messages, or responses. Strangers see only hosts and guests who are going, with short names and without photos (`shortName`).
 */
export async function listAttendees(
  services: PhotoServices,
  eventId: string,
  viewer: 'guest' | 'stranger',
): Promise<Attendee[]> {
  const rows = await services.db
    .selectFrom('invitees')
    .select(['invitee_id', 'name', 'role', 'rsvp_status', 'additional_guest_count', 'cohost_status'])
    .select((guest) =>
      guest
        .selectFrom('users')
        .select('users.photo_url')
        .whereRef('users.id', '=', 'invitees.user_id')
        // Other guests may know of the accounts that hosts know of.
        .where(isConnectedRow('invitees'))
        .as('photo_url'),
    )
    .where('event_id', '=', eventId)
    // Must match the index invitees_shown word for word.
    .where(sql<SqlBool>`rsvp_status <> 'HIDDEN'`)
    .where(isCounted)
    .where(sql<SqlBool>`(rsvp_status <> 'INVITED' or invite_status not in ('PENDING', 'FAILED'))`)
    .$if(viewer === 'stranger', (list) =>
      list.where(sql<SqlBool>`(rsvp_status = 'YES' or role = 'organizer' or cohost_status = 'ACCEPTED')`),
    )
    .orderBy(sql`case when role = 'organizer' then 0 when cohost_status = 'ACCEPTED' then 1 else 2 end`)
    .orderBy(
      sql`case rsvp_status when 'YES' then 0 when 'MAYBE' then 1 when 'SEEN' then 2 when 'INVITED' then 3 else 4 end`,
    )
    .orderBy('rsvp_at')
    .orderBy('invitee_id')
    .limit(limits.attendeesShown)
    .execute()
  return rows.flatMap(({ rsvp_status, ...row }) => {
    if (rsvp_status === 'HIDDEN') return []
    const isShort = viewer === 'stranger' && !isHosting(row)
    return [
      {
        inviteeId: row.invitee_id,
        name: isShort && row.name !== formerGuest ? shortName(row.name) : row.name,
        ...(row.photo_url === null || isShort ? {} : { photoUrl: pictureLink(services, row.photo_url) }),
        role: row.role,
        rsvpStatus: rsvp_status,
        additionalGuestCount: row.additional_guest_count,
      },
    ]
  })
}
