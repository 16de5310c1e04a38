import { asRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { wasInvited } from '../../database/rows/wasInvited.ts'
import type { InviteeRow } from '../../database/schema.ts'

const inviteRanks = ['PENDING', 'FAILED', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED'] as const

const isRsvp = (row: InviteeRow): boolean => asRsvp(row.rsvp_status) !== undefined
const hasPlace = (row: InviteeRow): boolean =>
  row.rsvp_status === 'YES' && (row.waitlist_status === null || row.waitlist_status === 'APPROVED')

/**
 * Returns the values by which a row is compared with another, most important first. At the first difference, the row with the
 * larger value is kept.
 */
function weights(row: InviteeRow, other: InviteeRow): number[] {
  const bothYes = row.rsvp_status === 'YES' && other.rsvp_status === 'YES'
  return [
    row.role === 'organizer' ? 1 : 0,
    isRsvp(row) ? 1 : 0,
    // A yes with a spot takes precedence over a yes on the waitlist.
    bothYes && hasPlace(row) ? 1 : 0,
    isRsvp(row) ? (row.rsvp_at ?? 0) : 0,
    row.rsvp_status === 'YES' ? 2 : row.rsvp_status === 'MAYBE' ? 1 : 0,
    row.rsvp_status === 'SEEN' ? 1 : 0,
    inviteRanks.indexOf(row.invite_status),
    -row.created_at,
  ]
}

/**
 * Determines how to merge two invitee rows of one person at an event: the row to keep, the row to delete, and the changes to
 * the kept row. The organizer's row is always kept. Otherwise, these criteria decide, in this order: an RSVP over none, a spot
 * over the waitlist, the newer RSVP, yes over maybe over no, an opened invitation over an unopened one, the more advanced invite status,
 * and the older row. Plus-ones aren't added up, so that no one is counted twice.
 */
export function joinInvitees(
  first: InviteeRow,
  second: InviteeRow,
): { kept: InviteeRow; gone: InviteeRow; changes: Partial<Omit<InviteeRow, 'before_claim'>> } {
  const [mine, theirs] = [weights(first, second), weights(second, first)]
  const at = mine.findIndex((weight, index) => weight !== theirs[index])
  const [kept, gone] = (mine[at] ?? 0) >= (theirs[at] ?? 0) ? [first, second] : [second, first]
  const takesAddress = kept.email === null && gone.email !== null
  const isCohost = kept.cohost_status === 'ACCEPTED' || gone.cohost_status === 'ACCEPTED'
  const isHost = kept.role === 'organizer' || isCohost
  // A host's decision isn't undone by another account. The host can still give the merged account a spot.
  const isDenied = [kept, gone].some(({ waitlist_status }) => waitlist_status === 'DENIED')
  const isMixed = kept.withheld.length + gone.withheld.length > 0 && items(gone).some((item) => !has(kept, item))
  const changes: Partial<Omit<InviteeRow, 'before_claim'>> = {
    ...(takesAddress
      ? {
          email: gone.email,
          email_normalized: gone.email_normalized,
          email_confirmed_at: gone.email_confirmed_at,
          email_typed: !wasInvited(gone),
        }
      : {}),
    phone: kept.phone ?? gone.phone,
    photo_url: kept.photo_url ?? gone.photo_url,
    responses: kept.responses.length > 0 ? kept.responses : gone.responses,
    rsvp_message: kept.rsvp_message || gone.rsvp_message,
    // The time of a message without an RSVP, by which hosts are notified.
    ...(isRsvp(kept) || kept.rsvp_message !== '' ? {} : { rsvp_at: gone.rsvp_at }),
    heads: kept.heads ?? gone.heads,
    // Both rows are the same person's, who acted in one of them.
    acted_by: kept.acted_by ?? gone.acted_by,
    // A contact of one invitee doesn't prove that the other invitee's data belongs to the same person.
    late_contacts: isMixed
      ? ['email', 'phone']
      : [
          ...kept.late_contacts,
          ...(takesAddress && gone.late_contacts.includes('email') ? ['email'] : []),
          ...(kept.phone === null && gone.phone !== null && gone.late_contacts.includes('phone') ? ['phone'] : []),
        ],
    withheld: [...kept.withheld.filter((item) => has(kept, item)), ...gone.withheld.filter((item) => !has(kept, item))],
    photo_upload_mode: kept.photo_upload_mode ?? gone.photo_upload_mode,
    notification_preference: kept.notification_preference ?? gone.notification_preference,
    // Requests to co-host are withdrawn. A co-host stays one.
    cohost_status: isCohost && kept.role !== 'organizer' ? 'ACCEPTED' : null,
    // An organizer isn't one by the grants of their other account.
    cohost_grants:
      kept.role === 'organizer'
        ? kept.cohost_grants
        : [kept, gone].flatMap((row) => (row.cohost_status === 'ACCEPTED' ? row.cohost_grants : [])),
    // Messages to an earlier guest of either row stay hidden.
    private_from: Math.max(kept.private_from, gone.private_from),
    invite_status: furtherInvite(kept, gone),
    // Hosts are never on the waitlist.
    ...(isHost || isDenied
      ? { waitlist_status: isHost ? null : ('DENIED' as const), awaits: null, waitlisted_at: null }
      : {}),
  }
  return { kept, gone, changes }
}

/**
 * Returns the parts of a row that can be withheld and have a value: `email`, `phone`, `message`, `heads`, and the UUIDs of
 * questions.
 */
const items = (row: InviteeRow): string[] =>
  ['email', 'phone', 'message', 'heads', ...row.responses.map(({ questionUuid }) => questionUuid)].filter((item) =>
    has(row, item),
  )

/**
 * Returns true if a row has a value for `item`, which is a field name or the UUID of a question. A merge keeps either all
 * responses of a row or none. A row with any response therefore counts as having a value for every question.
 */
function has(row: InviteeRow, item: string): boolean {
  if (item === 'email' || item === 'phone' || item === 'heads') return row[item] !== null
  return item === 'message' ? row.rsvp_message !== '' : row.responses.length > 0
}

/**
 * Returns the more advanced invite status of two rows that are being merged. The status of the deleted row counts only if its
 * invitation was sent, because merging drops an invitation that is still pending.
 */
function furtherInvite(kept: InviteeRow, gone: InviteeRow): InviteeRow['invite_status'] {
  const arrived = inviteRanks.indexOf(gone.invite_status) >= inviteRanks.indexOf('SUCCESS')
  const further = inviteRanks.indexOf(gone.invite_status) > inviteRanks.indexOf(kept.invite_status)
  return arrived && further ? gone.invite_status : kept.invite_status
}
