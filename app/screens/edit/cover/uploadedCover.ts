import type { Dispatch } from 'react'
import { uploadImage } from '../../../platform/api/uploadImage.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'
import { isCropped, readCropped } from './croppedCover.ts'

/**
 * Uploads a cropped cover image and returns its path on the server. Returns `cover` unchanged if it is already a path, or if
 * the cropped image is missing or isn't an image file (EDIT-11, EDIT-12). Throws `CallError` if the upload fails.
 */
export async function uploadedCoverPath(cover: string, eventId: string): Promise<string> {
  const image = isCropped(cover) ? await readCropped(cover) : undefined
  return image?.type.startsWith('image/') === true ? uploadImage(image, { eventId }) : cover
}

/**
 * Uploads the cover image if it is a cropped image, and returns the fields with the path on the server. Also updates the
 * editor's state, so that a retry doesn't upload the image again. Throws `CallError` if the upload fails.
 */
export async function withUploadedCover(fields: EventFields, dispatch: Dispatch<EditorAction>): Promise<EventFields> {
  const { cover } = fields
  if (cover === null || !isCropped(cover)) return fields
  const to = await uploadedCoverPath(cover, fields.id)
  dispatch({ type: 'coverUploaded', from: cover, to })
  return { ...fields, cover: to }
}
