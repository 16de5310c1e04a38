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
 * the kept row. These criteria decide, in this order: the organizer's row, an RSVP over none, a spot
 * over the waitlist, the newer RSVP, yes over maybe over no, an opened invitation over an unopened one, the more advanced invite status,
 * and the older row. If that is a row of the open link, and a host invited the other one, the invitation is kept with the RSVP of the
 * first, which then needs no approval. Plus-ones aren't added up, so that no one is counted twice. `rsvpBy` is the party's RSVP deadline in
 * ms.
 */
export function joinInvitees(
  first: InviteeRow,
  second: InviteeRow,
  rsvpBy: number | null = null,
): { remaining: InviteeRow; mergedRow: InviteeRow; changes: Partial<Omit<InviteeRow, 'before_claim'>> } {
  const [firstWeights, secondWeights] = [weights(first, second), weights(second, first)]
  const at = firstWeights.findIndex((weight, index) => weight !== secondWeights[index])
  const [current, earlier] = (firstWeights[at] ?? 0) >= (secondWeights[at] ?? 0) ? [first, second] : [second, first]
  const isInvited = current.source === 'link' && current.role !== 'organizer' && earlier.source === 'host'
  const [remaining, mergedRow] = isInvited ? [earlier, current] : [current, earlier]
  /** Returns the row whose value of an item the merged row gets. Each row may have another value. */
  const sourceOf = (item: string): InviteeRow => {
    const [preferredRow, otherRow] = item === 'email' || item === 'phone' ? [remaining, mergedRow] : [current, earlier]
    return hasItem(preferredRow, item) ? preferredRow : otherRow
  }
  const takesAddress = remaining.email === null && mergedRow.email !== null
  const isCohost = remaining.cohost_status === 'ACCEPTED' || mergedRow.cohost_status === 'ACCEPTED'
  const isHost = remaining.role === 'organizer' || isCohost
  // A host's decision isn't undone by another account. The host can still give the merged account a spot.
  const isDenied = [remaining, mergedRow].some(({ waitlist_status }) => waitlist_status === 'DENIED')
  const isMixed =
    remaining.withheld.length + mergedRow.withheld.length > 0 &&
    [...items(remaining), ...items(mergedRow)].some((item) => sourceOf(item) !== remaining)
  const changes: Partial<Omit<InviteeRow, 'before_claim'>> = {
    ...(takesAddress
      ? {
          email: mergedRow.email,
          email_normalized: mergedRow.email_normalized,
          email_confirmed_at: mergedRow.email_confirmed_at,
          email_typed: !wasInvited(mergedRow),
        }
      : {}),
    phone: remaining.phone ?? mergedRow.phone,
    ...(remaining.phone === null && mergedRow.phone !== null
      ? { phone_typed: mergedRow.source !== 'host' || mergedRow.phone_typed }
      : {}),
    photo_url: remaining.photo_url ?? mergedRow.photo_url,
    ...(isInvited ? rsvpOf(current, earlier, rsvpBy) : {}),
    responses: current.responses.length > 0 ? current.responses : earlier.responses,
    rsvp_message: current.rsvp_message || earlier.rsvp_message,
    // The time of a message without an RSVP, by which hosts are notified.
    ...(isRsvp(current) || current.rsvp_message !== '' ? {} : { rsvp_at: earlier.rsvp_at }),
    heads: current.heads ?? earlier.heads,
    // Both rows are the same person's, who acted in one of them.
    acted_by: remaining.acted_by ?? mergedRow.acted_by,
    // A contact of one invitee doesn't prove that the other invitee's data belongs to the same person.
    late_contacts: isMixed
      ? ['email', 'phone']
      : [
          ...remaining.late_contacts,
          ...(takesAddress && mergedRow.late_contacts.includes('email') ? ['email'] : []),
          ...(remaining.phone === null && mergedRow.phone !== null && mergedRow.late_contacts.includes('phone')
            ? ['phone']
            : []),
        ],
    withheld: [remaining, mergedRow].flatMap((row) => row.withheld.filter((item) => sourceOf(item) === row)),
    photo_upload_mode: current.photo_upload_mode ?? earlier.photo_upload_mode,
    notification_preference: current.notification_preference ?? earlier.notification_preference,
    // Requests to co-host are withdrawn. A co-host stays one.
    cohost_status: isCohost && remaining.role !== 'organizer' ? 'ACCEPTED' : null,
    // An organizer isn't one by the grants of their other account.
    cohost_grants:
      remaining.role === 'organizer'
        ? remaining.cohost_grants
        : [remaining, mergedRow].flatMap((row) => (row.cohost_status === 'ACCEPTED' ? row.cohost_grants : [])),
    // Messages to an earlier guest of either row stay hidden.
    private_from: Math.max(remaining.private_from, mergedRow.private_from),
    invite_status: furtherInvite(remaining, mergedRow),
    // Hosts are never on the waitlist.
    ...(isHost || isDenied
      ? { waitlist_status: isHost ? null : ('DENIED' as const), awaits: null, waitlisted_at: null }
      : {}),
  }
  return { remaining, mergedRow, changes }
}

/**
 * Returns the RSVP of a row of the open link as the RSVP to the guest's invitation. An invited guest needs no approval, except after the
 * deadline, or if a host made the guest wait, but may have to wait for a spot. The call that saved the RSVP was about another row.
 */
function rsvpOf(
  row: InviteeRow,
  invitation: InviteeRow,
  rsvpBy: number | null,
): Partial<Omit<InviteeRow, 'before_claim'>> {
  const { rsvp_status, additional_guest_count, waitlist_status, awaits, waitlisted_at, rsvp_at } = row
  const isLate = rsvpBy !== null && rsvpBy <= (waitlisted_at ?? 0)
  const needsApproval = isLate || invitation.awaits === 'approval'
  return {
    rsvp_status,
    additional_guest_count,
    waitlist_status,
    waitlisted_at,
    rsvp_at,
    awaits: awaits === 'approval' && !needsApproval ? 'place' : awaits,
    last_request: null,
  }
}

/**
 * Returns the parts of a row that can be withheld and have a value: `email`, `phone`, `message`, `heads`, and the UUIDs of
 * questions.
 */
const items = (row: InviteeRow): string[] =>
  ['email', 'phone', 'message', 'heads', ...row.responses.map(({ questionUuid }) => questionUuid)].filter((item) =>
    hasItem(row, item),
  )

/**
 * Returns true if a row has a value for `item`, which is a field name or the UUID of a question. A merge keeps either all
 * responses of a row or none. A row with any response therefore counts as having a value for every question.
 */
function hasItem(row: InviteeRow, item: string): boolean {
  if (item === 'email' || item === 'phone' || item === 'heads') return row[item] !== null
  return item === 'message' ? row.rsvp_message !== '' : row.responses.length > 0
}

/**
 * Returns the more advanced invite status of two rows that are being merged. The status of the deleted row counts only if its
 * invitation was sent, because merging drops an invitation that is still pending, and guests of the open link got none.
 */
function furtherInvite(remaining: InviteeRow, mergedRow: InviteeRow): InviteeRow['invite_status'] {
  if (remaining.source === 'host' && mergedRow.source === 'link') return remaining.invite_status
  const hasArrived = inviteRanks.indexOf(mergedRow.invite_status) >= inviteRanks.indexOf('SUCCESS')
  const further = inviteRanks.indexOf(mergedRow.invite_status) > inviteRanks.indexOf(remaining.invite_status)
  return hasArrived && further ? mergedRow.invite_status : remaining.invite_status
}
