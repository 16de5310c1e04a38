import { failureDataSchema } from '@festoon/contract/failure'
import { uploadAnswerSchema } from '@festoon/contract/upload'
import { z } from 'zod'
import { liveSession } from '../session/session.ts'
import { CallError } from './postCall.ts'

const refusalSchema = z.object({ error: z.object({ message: z.string(), data: failureDataSchema }) })

/** Uploads a picture and answers the path under which the server keeps it. Throws `CallError`; needs a session (ERR-43). */
export async function uploadImage(image: Blob): Promise<string> {
  const session = await liveSession()
  if (!session) throw new CallError('unauthenticated', 'Please sign in to upload a picture.')
  const form = new FormData()
  form.append('image', image, 'image')
  let answer: unknown
  try {
    const response = await fetch('/uploads/images', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.accessToken}` },
      body: form,
    })
    answer = await response.json()
  } catch {
    throw new CallError('network', 'Network error fetching /uploads/images')
  }
  const saved = uploadAnswerSchema.safeParse(answer)
  if (saved.success) return saved.data.url
  const refused = refusalSchema.safeParse(answer)
  if (refused.success) throw new CallError(refused.data.error.data.reason, refused.data.error.message)
  throw new CallError('internal', 'Something went wrong. Please try again.')
}
