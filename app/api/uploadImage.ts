import { uploadAnswerSchema } from '@festoon/contract/upload'
import { liveSession } from '../session/session.ts'
import { CallError, postJson } from './postCall.ts'
import { refusal } from './refusal.ts'

/** What a picture is for: an event, whose name it then has (RPC-94), or somebody's profile, which no image history keeps. */
export type PictureUse = { eventId: string } | { for: 'profile' }

/**
 * Uploads a picture and answers the path under which the server keeps it. Throws `CallError`; needs a session (ERR-43).
 */
export async function uploadImage(image: Blob, use: PictureUse): Promise<string> {
  const session = await liveSession()
  if (!session) throw new CallError('unauthenticated', 'Please sign in to upload a picture.')
  const form = new FormData()
  form.append('image', image, 'image')
  const url = `/uploads/images?${new URLSearchParams(use)}`
  const answer = await postJson(url, { headers: { authorization: `Bearer ${session.accessToken}` }, body: form })
  const saved = uploadAnswerSchema.safeParse(answer)
  if (saved.success) return saved.data.url
  throw refusal(answer)
}
