import type { EventSummary } from '@festoon/contract/event'
import { isPast } from '@festoon/contract/rules/past'
import type { EventsTab } from '../../pathTo.ts'

/** The tabs of the events page, in their order (EVLIST-03). */
export const eventsTabs: readonly { value: EventsTab; label: string }[] = [
  { value: 'All', label: 'All' },
  { value: 'HostedByYou', label: 'Hosted by you' },
  { value: 'Upcoming', label: 'Upcoming' },
  { value: 'Past', label: 'Past' },
  { value: 'Drafts', label: 'Drafts' },
]

/** The tab that an address names, however it is spelt; All when it names none. */
export function tabOf(name: string | null): EventsTab {
  const wanted = name?.toLowerCase()
  return eventsTabs.find(({ value }) => value.toLowerCase() === wanted)?.value ?? 'All'
}

export type SplitEvents = Record<Exclude<EventsTab, 'Drafts'>, EventSummary[]>

/** The events of each tab, newest start first (EVLIST-07, EVLIST-29). `now` in ms. */
export function splitEvents(events: readonly EventSummary[], now: number): SplitEvents {
  const all = events.toSorted((a, b) => b.startTime - a.startTime)
  const split: SplitEvents = { All: all, HostedByYou: [], Upcoming: [], Past: [] }
  for (const event of all) {
    if (event.isHost) split.HostedByYou.push(event)
    split[isPast(event, now) ? 'Past' : 'Upcoming'].push(event)
  }
  return split
}
