import { uploadResultSchema } from '@festoon/contract/wire/upload'
import { postJson } from '../rpc/postCall.ts'
import { refusal } from '../rpc/refusal.ts'
import { withSession } from './withSession.ts'

/**
 * The purpose of an uploaded image: a cover image of an event, or a profile photo. The event id becomes part of the file name
 * (RPC-94). Profile photos are left out of the user's image history.
 */
export type ImageUse = { eventId: string } | { for: 'profile' }

/** Uploads an image and returns its path on the server. Throws `CallError`, also if the user isn't signed in (ERR-43). */
export async function uploadImage(image: Blob, use: ImageUse): Promise<string> {
  const url = `/uploads/images?${new URLSearchParams(use)}`
  return withSession(async ({ accessToken }) => {
    const form = new FormData()
    form.append('image', image, 'image')
    const result = await postJson(url, { headers: { authorization: `Bearer ${accessToken}` }, body: form })
    const upload = uploadResultSchema.safeParse(result)
    if (upload.success) return upload.data.url
    throw refusal('an upload', result)
  })
}
