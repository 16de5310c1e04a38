import type { Dispatch } from 'react'
import { uploadImage } from '../../api/uploadImage.ts'
import type { EditorAction } from './editorState.ts'
import type { EventFields } from './eventFields.ts'

/** Where the server keeps the cover of an event. A picture that is only here is uploaded; one that is not, keeps its address (EDIT-11, EDIT-12). */
export async function keptCover(cover: string, eventId: string): Promise<string> {
  const image = imageIn(cover)
  return image ? uploadImage(image, { eventId }) : cover
}

/** The fields with a cover that the server keeps. It is uploaded once, however often the saving is tried. */
export async function withKeptCover(fields: EventFields, dispatch: Dispatch<EditorAction>): Promise<EventFields> {
  const { cover } = fields
  if (!cover?.startsWith('data:')) return fields
  const to = await keptCover(cover, fields.id)
  dispatch({ type: 'coverKept', from: cover, to })
  return { ...fields, cover: to }
}

/** The picture of a data URL; undefined when it is none. Not fetch(): the page's policy lets it connect to nobody but its own server. */
export function imageIn(url: string): Blob | undefined {
  const [, type, body] = /^data:(image\/[\w+.-]+);base64,(.*)$/s.exec(url) ?? []
  if (type === undefined || body === undefined) return undefined
  try {
    return new Blob([Uint8Array.from(atob(body), (character) => character.charCodeAt(0))], { type })
  } catch {
    return undefined
  }
}
