import { failureDataSchema } from '@festoon/contract/failure'
import { uploadAnswerSchema } from '@festoon/contract/upload'
import { z } from 'zod'
import { liveSession } from '../session/session.ts'
import { CallError, postJson } from './postCall.ts'

const refusalSchema = z.object({ error: z.object({ message: z.string(), data: failureDataSchema }) })

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
  const refused = refusalSchema.safeParse(answer)
  if (refused.success) throw new CallError(refused.data.error.data.reason, refused.data.error.message)
  throw new CallError('internal', 'Something went wrong. Please try again.')
}
