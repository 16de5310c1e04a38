import type { Invitee } from '@festoon/contract/nouns/guest'
import { guestFilters, isInFilter, type GuestFilter } from '@festoon/contract/rules/guests/guestStatus'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { filterAll, filterAwaiting, filterGoing, filterUnsent } from '@festoon/contract/messages/guests/guestStatus'

/** Groups selected by default (MSG-01). */
export const defaultGroups: readonly GuestFilter[] = [filterGoing, filterAwaiting]

/** Returns the guests in the given groups, without hosts. */
export const inGroups = (invitees: readonly Invitee[], groups: readonly GuestFilter[]): Invitee[] =>
  invitees.filter((guest) => guest.role === 'attendee' && groups.some((group) => isInFilter(guest, group)))

/** Returns the guests in the given groups who receive messages: those whose invite was sent. */
export const recipientsIn = (invitees: readonly Invitee[], groups: readonly GuestFilter[]): Invitee[] =>
  inGroups(invitees, groups).filter((guest) => !isInFilter(guest, filterUnsent))

/** Returns the number of recipients who get a message by SMS: those with a phone number who chose SMS (MSG-03). */
export const reachedBySms = (recipients: readonly Invitee[]): number =>
  recipients.filter(
    ({ phone, email, notificationPreference }) =>
      phone !== undefined &&
      (email === undefined ||
        notificationPreference === preference.phone ||
        notificationPreference === preference.both),
  ).length

/** Returns the selected groups after a change. `All` can't be combined with other groups, since it includes them. */
export function groupsAfter(before: readonly GuestFilter[], chosen: readonly string[]): GuestFilter[] {
  const groups = guestFilters.filter((filter) => chosen.includes(filter))
  if (!groups.includes(filterAll)) return groups
  return before.includes(filterAll) ? groups.filter((group) => group !== filterAll) : [filterAll]
}
