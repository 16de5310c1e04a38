import { draftEventSchema, type Draft, type DraftEvent } from '@festoon/contract/nouns/draft'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { call } from '../../../platform/api/call.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { uploadedCoverPath } from '../cover/uploadedCover.ts'
import type { EventFields } from '../eventFields.ts'
import { toDraftEvent } from './draftFields.ts'

let last: Promise<unknown> = Promise.resolve()
/**
 * The latest version number that this page saved of each draft, by draft id. It keeps the page's own saves from conflicting
 * with each other.
 */
const counts = new Map<string, number>()
/** The versions of each draft that this page sent but the server hasn't confirmed, by draft id. */
const unconfirmedDrafts = new Map<string, readonly DraftEvent[]>()

const hasSameContent = (first: DraftEvent, second: DraftEvent): boolean =>
  sameContent({ ...first, modificationId: 0 }, { ...second, modificationId: 0 })

/** Returns true if the server's version of a draft is one that this page sent without getting a result. */
export function isOwnSave({ eventUuid, event }: Draft): boolean {
  // Without the fields that the server adds.
  const { data } = draftEventSchema.safeParse(event)
  return data !== undefined && (unconfirmedDrafts.get(eventUuid) ?? []).some((sent) => hasSameContent(sent, data))
}

/**
 * Uploads a cropped cover image, if any, and saves a draft after all earlier saves have finished (DRAFT-04, DRAFT-07).
 * `modificationId` is the number of the version that the changes are based on. Throws `CallError`, with the reason `conflict`
 * if a newer version was saved elsewhere.
 */
export function saveDraft(fields: EventFields, modificationId: number): Promise<Draft> {
  const { id: eventUuid } = fields
  const send = async (photoUrl: string | undefined): Promise<Draft> => {
    const count = Math.max(counts.get(eventUuid) ?? 0, modificationId) + 1
    const event = toDraftEvent(fields, count, photoUrl)
    unconfirmedDrafts.set(eventUuid, [
      ...(unconfirmedDrafts.get(eventUuid) ?? []),
      draftEventSchema.safeParse(event).data ?? event,
    ])
    const { draft } = await call('editEventDraft', { eventId: eventUuid, event })
    counts.set(eventUuid, draft.event.modificationId)
    unconfirmedDrafts.delete(eventUuid)
    return draft
  }
  const run = async (): Promise<Draft> => {
    const photoUrl = fields.cover === null ? undefined : await uploadedCoverPath(fields.cover, eventUuid)
    try {
      return await send(photoUrl)
    } catch (error) {
      if (!(error instanceof CallError) || error.reason !== 'conflict') throw error
      const { draft } = await call('fetchDraft', { eventUuid })
      if (!isOwnSave(draft)) throw error
      counts.set(eventUuid, draft.event.modificationId)
      return send(photoUrl)
    }
  }
  const saving = last.then(run, run)
  last = saving.catch(() => undefined)
  return saving
}
