import { newDraft } from './eventDraft.ts'
import { EventForm } from './EventForm.tsx'
import { browserZone, useEventDraft } from './useEventDraft.ts'

/** The editor of a new event (ROUTE-25). */
export function Component() {
  const [draft, change] = useEventDraft('new', () => newDraft(Date.now(), browserZone()))
  return <EventForm draftKey="new" heading="Plan a party" draft={draft} onChange={change} />
}
