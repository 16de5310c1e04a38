import { filterAll, filterAwaiting, filterGoing, filterUnsent } from '@festoon/contract/messages/guests/guestStatus'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { isInFilter, messageGroups, type GuestFilter } from '@festoon/contract/rules/guests/guestStatus'
import { preference } from '@festoon/contract/rules/guests/preferences'

/** The guest groups that are selected by default for a new message (MSG-01). */
export const defaultGroups: readonly GuestFilter[] = [filterGoing, filterAwaiting]

/** Returns the guests in the given groups, excluding the organizer and removed guests. */
export const inGroups = (invitees: readonly Invitee[], groups: readonly GuestFilter[]): Invitee[] =>
  invitees.filter((guest) => guest.role === 'attendee' && groups.some((group) => isInFilter(guest, group)))

/**
 * Returns the guests in the given groups who would get a message. Leaves out guests who haven't RSVP'd and whose invite is
 * unsent or failed, and guests without an email address and account, whose phone number gets no messages.
 */
export const recipientsIn = (invitees: readonly Invitee[], groups: readonly GuestFilter[]): Invitee[] =>
  inGroups(invitees, groups).filter(
    // A guest without an email address may be pending too.
    (guest) =>
      !isInFilter({ ...guest, isUnreachable: false }, filterUnsent) &&
      (guest.email !== undefined || guest.isConnected === true),
  )

/**
 * Returns the number of recipients who may get a message by SMS: those with a phone number who either chose SMS, alone or with
 * email, or have no email address (MSG-03).
 */
export const reachedBySms = (recipients: readonly Invitee[]): number =>
  recipients.filter(
    ({ phone, email, notificationPreference }) =>
      phone !== undefined &&
      (email === undefined ||
        notificationPreference === preference.phone ||
        notificationPreference === preference.both),
  ).length

/**
 * Returns the selected groups after the host changes the selection. Selecting `All` deselects the other groups, and selecting
 * another group deselects `All`.
 */
export function groupsAfter(before: readonly GuestFilter[], chosenGroups: readonly string[]): GuestFilter[] {
  const groups = messageGroups.filter((filter) => chosenGroups.includes(filter))
  if (!groups.includes(filterAll)) return groups
  return before.includes(filterAll) ? groups.filter((group) => group !== filterAll) : [filterAll]
}
