import type { Invitee } from '@festoon/contract/guest'
import { guestFilters, isInFilter, type GuestFilter } from '@festoon/contract/rules/guestStatus'
import { preference } from '@festoon/contract/rules/preferences'

/** Whom a message goes to at first (MSG-01). */
export const defaultGroups: readonly GuestFilter[] = ['Going', 'Awaiting']

/** The guests of some groups, hosts not counted. */
export const inGroups = (invitees: readonly Invitee[], groups: readonly GuestFilter[]): Invitee[] =>
  invitees.filter((guest) => guest.role === 'attendee' && groups.some((group) => isInFilter(guest, group)))

/** Those of them whom a message reaches: their invitation was sent. */
export const recipientsIn = (invitees: readonly Invitee[], groups: readonly GuestFilter[]): Invitee[] =>
  inGroups(invitees, groups).filter((guest) => !isInFilter(guest, 'Unsent'))

/** How many of them a text blast reaches by text: those with a number who take texts (MSG-03). */
export const reachedByText = (recipients: readonly Invitee[]): number =>
  recipients.filter(
    ({ phone, email, notificationPreference }) =>
      phone !== undefined &&
      (email === undefined ||
        notificationPreference === preference.phone ||
        notificationPreference === preference.both),
  ).length

/** The groups after a press: `All` holds every other one, so that it stands alone. */
export function groupsAfter(before: readonly GuestFilter[], chosen: readonly string[]): GuestFilter[] {
  const groups = guestFilters.filter((filter) => chosen.includes(filter))
  if (!groups.includes('All')) return groups
  return before.includes('All') ? groups.filter((group) => group !== 'All') : ['All']
}
