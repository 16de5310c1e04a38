import type { Invitee } from '@festoon/contract/nouns/guest'
import { guestFilters, isInFilter, type GuestFilter } from '@festoon/contract/rules/guests/guestStatus'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { filterAll, filterAwaiting, filterGoing, filterUnsent } from '@festoon/contract/messages/guests/guestStatus'

/** The preselected groups (MSG-01). */
export const defaultGroups: readonly GuestFilter[] = [filterGoing, filterAwaiting]

/** Returns the guests in some groups, without hosts. */
export const inGroups = (invitees: readonly Invitee[], groups: readonly GuestFilter[]): Invitee[] =>
  invitees.filter((guest) => guest.role === 'attendee' && groups.some((group) => isInFilter(guest, group)))

/** Returns the guests in some groups who get messages, which needs a sent invite. */
export const recipientsIn = (invitees: readonly Invitee[], groups: readonly GuestFilter[]): Invitee[] =>
  inGroups(invitees, groups).filter((guest) => !isInFilter(guest, filterUnsent))

/** Returns how many recipients get a message by SMS: those with a phone number who chose SMS (MSG-03). */
export const reachedBySms = (recipients: readonly Invitee[]): number =>
  recipients.filter(
    ({ phone, email, notificationPreference }) =>
      phone !== undefined &&
      (email === undefined ||
        notificationPreference === preference.phone ||
        notificationPreference === preference.both),
  ).length

/** Returns the groups after a change. `All` includes every other group, so it excludes them. */
export function groupsAfter(before: readonly GuestFilter[], chosen: readonly string[]): GuestFilter[] {
  const groups = guestFilters.filter((filter) => chosen.includes(filter))
  if (!groups.includes(filterAll)) return groups
  return before.includes(filterAll) ? groups.filter((group) => group !== filterAll) : [filterAll]
}
