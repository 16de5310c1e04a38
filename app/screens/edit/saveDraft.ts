import type { Draft } from '@festoon/contract/draft'
import { call } from '../../api/call.ts'
import { toDraftEvent } from './draftFields.ts'
import type { EventFields } from './eventFields.ts'
import { keptCover } from './keptCover.ts'

let last: Promise<unknown> = Promise.resolve()
/** How often each draft was saved from this page: its own savings never stand in each other's way. */
const counts = new Map<string, number>()

/**
 * Saves an unfinished event as a draft, one after the other (DRAFT-04, DRAFT-07). `modificationId`: the version that it
 * began from. Throws `CallError`: `conflict` when another version came between.
 */
export function saveDraft(fields: EventFields, modificationId: number): Promise<Draft> {
  const run = async (): Promise<Draft> => {
    const photoUrl = fields.cover === null ? undefined : await keptCover(fields.cover)
    const count = Math.max(counts.get(fields.id) ?? 0, modificationId) + 1
    const { draft } = await call('editEventDraft', {
      eventId: fields.id,
      event: toDraftEvent(fields, count, photoUrl),
    })
    counts.set(fields.id, draft.event.modificationId)
    return draft
  }
  const saving = last.then(run, run)
  last = saving.catch(() => undefined)
  return saving
}
