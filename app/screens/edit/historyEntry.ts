import { z } from 'zod'

const entrySchema = z.looseObject({ editing: z.guid().optional() }).catch({})

/** The event that this entry of the browser's history has in progress: a reload goes on with it, another start does not. */
export const eventOfEntry = (): string | undefined => entrySchema.parse(history.state).editing

/** Remembers which event this entry of the browser's history has in progress. What the router keeps there stays. */
export function markEntry(id: string): void {
  if (eventOfEntry() !== id) history.replaceState({ ...entrySchema.parse(history.state), editing: id }, '')
}
