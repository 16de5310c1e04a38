import type { Dispatch } from 'react'
import { uploadImage } from '../../../api/uploadImage.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'
import { isCropped, readCropped } from './croppedCover.ts'

/**
 * Uploads a cropped cover image and returns its path. An image that is already on the server, missing or invalid is returned
 * unchanged (EDIT-11, EDIT-12).
 */
export async function keptCover(cover: string, eventId: string): Promise<string> {
  const image = isCropped(cover) ? await readCropped(cover) : undefined
  return image?.type.startsWith('image/') === true ? uploadImage(image, { eventId }) : cover
}

/** Uploads the cover image if necessary, and returns the updated fields. A retry doesn't upload it again. */
export async function withKeptCover(fields: EventFields, dispatch: Dispatch<EditorAction>): Promise<EventFields> {
  const { cover } = fields
  if (cover === null || !isCropped(cover)) return fields
  const to = await keptCover(cover, fields.id)
  dispatch({ type: 'coverKept', from: cover, to })
  return { ...fields, cover: to }
}
