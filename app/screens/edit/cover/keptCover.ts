import type { Dispatch } from 'react'
import { uploadImage } from '../../../api/uploadImage.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'
import { isCropped, readCropped } from './croppedCover.ts'

/**
 * Returns the address of a cover image on the server. A cropped image is uploaded; one that can't be read, or isn't an
 * image, keeps its address (EDIT-11, EDIT-12).
 */
export async function keptCover(cover: string, eventId: string): Promise<string> {
  const image = isCropped(cover) ? await readCropped(cover) : undefined
  return image?.type.startsWith('image/') === true ? uploadImage(image, { eventId }) : cover
}

/** Returns the fields with a cover image that the server has. It is uploaded only once if saving is repeated. */
export async function withKeptCover(fields: EventFields, dispatch: Dispatch<EditorAction>): Promise<EventFields> {
  const { cover } = fields
  if (cover === null || !isCropped(cover)) return fields
  const to = await keptCover(cover, fields.id)
  dispatch({ type: 'coverKept', from: cover, to })
  return { ...fields, cover: to }
}
