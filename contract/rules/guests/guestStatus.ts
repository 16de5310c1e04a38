import * as copy from '@festoon/contract/messages/guests/guestStatus'
import { unhandled } from '../unhandled.ts'
import { counts, type CountedGuest } from './heads.ts'

/** The fields of a guest that determine the guest's status. */
export interface StatusSource extends CountedGuest {
  inviteStatus: 'PENDING' | 'TRIGGERED' | 'SUCCESS' | 'OPENED' | 'CLICKED' | 'FAILED'
  /** True if no invite can be emailed to the guest. */
  isUnreachable?: boolean | undefined
}

/** Filters for the guest list, in display order (GLIST-13). */
export const guestFilters = [
  copy.filterAll,
  copy.filterUnsent,
  copy.filterGoing,
  copy.filterNotGoing,
  copy.filterAwaiting,
] as const

/** The filter for guests who said maybe, which a list has only if there are any. */
export const maybeFilter = copy.maybe
export type GuestFilter = (typeof guestFilters)[number] | typeof maybeFilter

/** The groups of guests that a message can be for. */
export const messageGroups = [...guestFilters, maybeFilter] as const

/** Returns the filters in display order, with the one for maybe only if `hasMaybe` is true. */
export const filtersWith = (hasMaybe: boolean): readonly GuestFilter[] =>
  guestFilters.flatMap<GuestFilter>((filter) =>
    hasMaybe && filter === copy.filterGoing ? [filter, maybeFilter] : [filter],
  )

/** The filter for guests on the waitlist, which a list has only if there are any. */
export const waitlistFilter = copy.waitlisted

/** Checks whether a guest waits for a spot or for the host's approval. */
export const isWaiting = (guest: Pick<StatusSource, 'rsvpStatus' | 'waitlistStatus'>): boolean =>
  guest.rsvpStatus === 'YES' && guest.waitlistStatus === 'PENDING_APPROVAL'

/** Checks whether a guest's invite couldn't be delivered, and the guest hasn't opened the event page or RSVPed (GLIST-12). */
export const isFailed = (guest: Pick<StatusSource, 'rsvpStatus' | 'inviteStatus'>): boolean =>
  guest.rsvpStatus === 'INVITED' && guest.inviteStatus === 'FAILED'

const isPending = (guest: StatusSource): boolean => guest.rsvpStatus === 'INVITED' && guest.inviteStatus === 'PENDING'

/** Checks whether a host texted the link of a guest without an email address or account, who hasn't opened it. */
const isTexted = (guest: StatusSource): boolean =>
  guest.isUnreachable === true && guest.rsvpStatus === 'INVITED' && guest.inviteStatus === 'SUCCESS'

const isUnsent = (guest: StatusSource): boolean => guest.isUnreachable !== true && (isFailed(guest) || isPending(guest))

/**
 * Checks whether a guest matches a filter (GLIST-14, GLIST-15). Removed guests match no filter, and guests without an email address have
 * no invite that could be unsent.
 */
export function isInFilter(guest: StatusSource, filter: GuestFilter): boolean {
  if (guest.rsvpStatus === 'HIDDEN') return false
  switch (filter) {
    case copy.filterAll:
      return true
    case copy.filterUnsent:
      return isUnsent(guest)
    case copy.filterGoing:
      // Waitlisted and denied guests aren't going (INV-15).
      return guest.rsvpStatus === 'YES' && counts(guest)
    case copy.filterNotGoing:
      return guest.rsvpStatus === 'NO'
    case maybeFilter:
      return guest.rsvpStatus === 'MAYBE'
    case copy.filterAwaiting:
      return guest.rsvpStatus === 'SEEN' || (guest.rsvpStatus === 'INVITED' && !isPending(guest) && !isFailed(guest))
    default:
      return unhandled(filter)
  }
}

/**
 * Returns the short status shown in the host's guest list (GLIST-17). Failed invites count as unsent, as in the filter, and guests
 * without an email address or account don't: a host texts them.
 */
export function guestStatus(guest: StatusSource) {
  if (guest.rsvpStatus === 'YES') return copy.yes
  if (guest.rsvpStatus === 'NO') return copy.no
  if (guest.rsvpStatus === 'MAYBE') return copy.maybe
  if (isTexted(guest)) return copy.texted
  if (!isPending(guest) && !isFailed(guest)) return copy.sent
  return guest.isUnreachable ? copy.toText : copy.unsent
}

/**
 * Returns a guest's standing on the waitlist, shown next to the name in the guest list (INV-12). Undefined if the guest has a
 * spot, said maybe, or isn't coming.
 */
export function guestStanding(guest: StatusSource) {
  if (guest.rsvpStatus === 'NO' || guest.rsvpStatus === 'MAYBE') return undefined
  if (guest.waitlistStatus === 'PENDING_APPROVAL') return copy.waitlisted
  return guest.waitlistStatus === 'DENIED' ? copy.denied : undefined
}

/** Checks whether a guest who hasn't RSVPed has opened the invite's email or the event page. */
export const hasOpened = ({ rsvpStatus, inviteStatus }: Pick<StatusSource, 'rsvpStatus' | 'inviteStatus'>): boolean =>
  rsvpStatus === 'SEEN' || (rsvpStatus === 'INVITED' && (inviteStatus === 'OPENED' || inviteStatus === 'CLICKED'))

const inviteDetails = {
  PENDING: copy.pending,
  TRIGGERED: copy.preparing,
  SUCCESS: copy.delivered,
  OPENED: copy.openedInvite,
  CLICKED: copy.openedInvite,
  FAILED: copy.sendFailure,
} as const satisfies Record<StatusSource['inviteStatus'], string>

/**
 * Returns the detailed status shown in the guest's details and tooltips (GLIST-18, INV-02, INV-05..09, INV-12). The
 * invitation's delivery status is shown only until the guest opens the event page or RSVPs (INV-04).
 */
export function guestDetail(guest: StatusSource) {
  if (guest.rsvpStatus === 'NO') return copy.declined
  if (guest.rsvpStatus === 'MAYBE') return copy.saidMaybe
  const standing = guestStanding(guest)
  if (standing !== undefined) return standing
  if (guest.rsvpStatus === 'YES') return copy.attending
  if (guest.rsvpStatus === 'SEEN') return copy.opened
  if (isTexted(guest)) return copy.texted
  return guest.isUnreachable && isPending(guest) ? copy.notTexted : inviteDetails[guest.inviteStatus]
}
