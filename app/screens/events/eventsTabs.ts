import * as copy from '@festoon/contract/messages/partyList'
import type { EventSummary } from '@festoon/contract/nouns/event'
import { hasDate, isPast } from '@festoon/contract/rules/dates/past'
import type { EventsTab } from '../../platform/paths.ts'

/** The tabs of the events page, in order (EVLIST-03). */
export const eventsTabs: readonly { value: EventsTab; label: string }[] = [
  { value: 'All', label: copy.all },
  { value: 'HostedByYou', label: copy.hostedByYou },
  { value: 'Upcoming', label: copy.upcoming },
  { value: 'Past', label: copy.past },
  { value: 'Drafts', label: copy.drafts },
]

/** Returns the tab named in a URL, ignoring case. Returns All for any other name. */
export function tabOf(name: string | null): EventsTab {
  const wantedName = name?.toLowerCase()
  return eventsTabs.find(({ value }) => value.toLowerCase() === wantedName)?.value ?? 'All'
}

/** Returns an event's start for sorting. */
const orderOf = (event: EventSummary): number => (hasDate(event) ? event.startTime : Number.MAX_SAFE_INTEGER)

export type SplitEvents = Record<Exclude<EventsTab, 'Drafts'>, EventSummary[]>

/**
 * Groups events by tab, from latest to earliest start time, except for upcoming ones, of which the next is first. Events without a
 * date count as later than all others. An event can be on several tabs (EVLIST-07, EVLIST-29). `now` is in ms.
 */
export function splitEvents(events: readonly EventSummary[], now: number): SplitEvents {
  const all = events.toSorted((a, b) => orderOf(b) - orderOf(a))
  const split: SplitEvents = { All: all, HostedByYou: [], Upcoming: [], Past: [] }
  for (const event of all) {
    if (event.isHost) split.HostedByYou.push(event)
    split[isPast(event, now) ? 'Past' : 'Upcoming'].push(event)
  }
  return { ...split, Upcoming: split.Upcoming.toReversed() }
}

/** Returns the next of the upcoming events, without those that have no date or to which the user said no. */
export const nextOf = (upcoming: readonly EventSummary[]): EventSummary | undefined =>
  upcoming.find((event) => hasDate(event) && event.rsvpStatus !== 'NO')
