import { draftEventSchema, type Draft, type DraftEvent } from '@festoon/contract/nouns/draft'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../rpc/postCall.ts'
import { toDraftEvent } from './draftFields.ts'
import type { EventFields } from '../eventFields.ts'
import { keptCover } from '../cover/keptCover.ts'

let last: Promise<unknown> = Promise.resolve()
/** How often each draft was saved from this page: its own savings never stand in each other's way. */
const counts = new Map<string, number>()
/** What this page sent of each draft without hearing an answer: it may have been saved all the same. */
const unheard = new Map<string, readonly DraftEvent[]>()

const saysSame = (first: DraftEvent, second: DraftEvent): boolean =>
  sameContent({ ...first, modificationId: 0 }, { ...second, modificationId: 0 })

/** Whether this page itself saved what the server has: nobody else changed it. */
export const isOwnSaving = ({ eventUuid, event }: Draft): boolean =>
  (unheard.get(eventUuid) ?? []).some((sent) => saysSame(sent, event))

/**
 * Saves an unfinished event as a draft, one after the other (DRAFT-04, DRAFT-07). `modificationId`: the version that it
 * began from. Throws `CallError`: `conflict` when another version came between.
 */
export function saveDraft(fields: EventFields, modificationId: number): Promise<Draft> {
  const { id: eventUuid } = fields
  const send = async (photoUrl: string | undefined): Promise<Draft> => {
    const count = Math.max(counts.get(eventUuid) ?? 0, modificationId) + 1
    const event = toDraftEvent(fields, count, photoUrl)
    unheard.set(eventUuid, [...(unheard.get(eventUuid) ?? []), draftEventSchema.safeParse(event).data ?? event])
    const { draft } = await call('editEventDraft', { eventId: eventUuid, event })
    counts.set(eventUuid, draft.event.modificationId)
    unheard.delete(eventUuid)
    return draft
  }
  const run = async (): Promise<Draft> => {
    const photoUrl = fields.cover === null ? undefined : await keptCover(fields.cover, eventUuid)
    try {
      return await send(photoUrl)
    } catch (error) {
      if (!(error instanceof CallError) || error.reason !== 'conflict') throw error
      const { draft } = await call('fetchDraft', { eventUuid })
      if (!isOwnSaving(draft)) throw error
      counts.set(eventUuid, draft.event.modificationId)
      return send(photoUrl)
    }
  }
  const saving = last.then(run, run)
  last = saving.catch(() => undefined)
  return saving
}
