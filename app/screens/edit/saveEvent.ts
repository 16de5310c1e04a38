import type { Draft } from '@festoon/contract/draft'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { report } from '../../api/report.ts'
import { uploadImage } from '../../api/uploadImage.ts'
import { eventOf, type EventDraft } from './eventDraft.ts'
import { toDraftEvent } from './savedDraft.ts'

/** Uploads the cover and creates the event. Answers its id, or the sentence that says why it could not be saved. */
export async function saveEvent(draft: EventDraft): Promise<{ eventId: string } | string> {
  const { cover, place } = draft
  if (cover === null || place === null) return 'Please finish the form first.'
  try {
    const { event } = await call('createEvent', { event: eventOf(draft, place, await keptCover(cover)) })
    await dropSaved(draft)
    return { eventId: event.id }
  } catch (error) {
    return errorMessage(error)
  }
}

/** Saves the unfinished event as a draft (ROUTE-23). Throws `CallError`. */
export async function saveDraft(draft: EventDraft): Promise<Draft> {
  const photoUrl = draft.cover === null ? undefined : await keptCover(draft.cover)
  const saved = await call('editEventDraft', { eventId: draft.id, event: toDraftEvent(draft, photoUrl) })
  return saved.draft
}

/** What became an event is no draft any more. */
async function dropSaved(draft: EventDraft): Promise<void> {
  if (draft.modificationId === 0) return
  try {
    await call('deleteDraft', { eventUuid: draft.id })
  } catch (error) {
    report('WARN', 'The draft of a created event is left over', error)
  }
}

/** Where the server keeps a cover; it is uploaded unless it is there. */
const keptCover = (cover: string): Promise<string> =>
  cover.startsWith('data:') ? uploadImage(dataUrlToBlob(cover)) : Promise.resolve(cover)

// Not fetch(): the page's policy lets it connect to nobody but its own server.
function dataUrlToBlob(url: string): Blob {
  const [head = '', body = ''] = url.split(',', 2)
  const type = /^data:([\w/+.-]+)/.exec(head)?.[1] ?? 'application/octet-stream'
  return new Blob([Uint8Array.from(atob(body), (character) => character.charCodeAt(0))], { type })
}
