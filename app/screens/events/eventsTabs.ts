import type { EventSummary } from '@festoon/contract/nouns/event'
import { isPast } from '@festoon/contract/rules/dates/past'
import type { EventsTab } from '../../pathTo.ts'
import * as copy from '@festoon/contract/messages/partyList'

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
  const wanted = name?.toLowerCase()
  return eventsTabs.find(({ value }) => value.toLowerCase() === wanted)?.value ?? 'All'
}

export type SplitEvents = Record<Exclude<EventsTab, 'Drafts'>, EventSummary[]>

/**
 * Groups events by tab, from latest to earliest start time. An event can be on several tabs (EVLIST-07, EVLIST-29). `now` is in
 * ms.
 */
export function splitEvents(events: readonly EventSummary[], now: number): SplitEvents {
  const all = events.toSorted((a, b) => b.startTime - a.startTime)
  const split: SplitEvents = { All: all, HostedByYou: [], Upcoming: [], Past: [] }
  for (const event of all) {
    if (event.isHost) split.HostedByYou.push(event)
    split[isPast(event, now) ? 'Past' : 'Upcoming'].push(event)
  }
  return split
}
