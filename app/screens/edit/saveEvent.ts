import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { uploadImage } from '../../api/uploadImage.ts'
import { dropDraft } from './draftStore.ts'
import { eventOf, type EventDraft } from './eventDraft.ts'

/** Uploads the cover and creates the event. Answers its id, or the sentence that says why it could not be saved. */
export async function saveEvent(draft: EventDraft): Promise<{ eventId: string } | string> {
  const { cover, place } = draft
  if (cover === null || place === null) return 'Please finish the form first.'
  try {
    const photoUrl = await uploadImage(dataUrlToBlob(cover))
    const { event } = await call('createEvent', { event: eventOf(draft, place, photoUrl) })
    dropDraft()
    return { eventId: event.id }
  } catch (error) {
    return errorMessage(error)
  }
}

// Not fetch(): the page's policy lets it connect to nobody but its own server.
function dataUrlToBlob(url: string): Blob {
  const [head = '', body = ''] = url.split(',', 2)
  const type = /^data:([\w/+.-]+)/.exec(head)?.[1] ?? 'application/octet-stream'
  return new Blob([Uint8Array.from(atob(body), (character) => character.charCodeAt(0))], { type })
}
