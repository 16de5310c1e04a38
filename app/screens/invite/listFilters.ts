import * as copy from '@festoon/contract/messages/guests/guestList'
import { filterGoing } from '@festoon/contract/messages/guests/guestStatus'
import type { Invitee } from '@festoon/contract/nouns/guest'
import {
  filtersWith,
  isInFilter,
  isWaiting,
  maybeFilter,
  waitlistFilter,
  type GuestFilter,
} from '@festoon/contract/rules/guests/guestStatus'
import { peopleCount } from '@festoon/contract/rules/guests/heads'

/** A filter of the guest list. */
export type ListFilter = GuestFilter | typeof waitlistFilter

/** Returns the filters of a guest list. Those for the waitlist and for maybe exist only if someone is in them. */
export const filtersOf = (invitees: readonly Invitee[]): readonly ListFilter[] => [
  ...filtersWith(saidMaybe(invitees)),
  ...(invitees.some(isWaiting) ? ([waitlistFilter] as const) : []),
]

/** Returns true if a guest on the list said maybe. */
const saidMaybe = (invitees: readonly Invitee[]): boolean => invitees.some((guest) => isInFilter(guest, maybeFilter))

/** Returns the guests that a filter shows. */
export const listedIn = (invitees: readonly Invitee[], filter: ListFilter): Invitee[] =>
  invitees.filter((guest) => (filter === waitlistFilter ? isWaiting(guest) : isInFilter(guest, filter)))

/**
 * Returns the counts shown on a filter (GLIST-14, GLIST-15): the number of guests on the list, so that the filters add up to All, and on
 * Going, if guests bring others, also the number of people as text.
 */
export function countIn(invitees: readonly Invitee[], filter: ListFilter): { count: number; detail?: string } {
  const listedGuests = listedIn(invitees, filter)
  const count = listedGuests.length
  const people = peopleCount(listedGuests)
  return filter !== filterGoing || people === count ? { count } : { count, detail: copy.people(people) }
}

/**
 * Returns the number of guests on the waitlist, and of people including plus-ones, as text. Undefined if there are no plus-ones, and for
 * other filters, whose numbers are shown elsewhere.
 */
export function tallyOf(listedGuests: readonly Invitee[], filter: ListFilter): string | undefined {
  const people = peopleCount(listedGuests)
  return filter !== waitlistFilter || people === listedGuests.length
    ? undefined
    : copy.tally(listedGuests.length, people)
}
