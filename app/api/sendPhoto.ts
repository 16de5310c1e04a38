import type { Reason } from '@festoon/contract/failure'
import { failureText } from '@festoon/contract/failureText'
import type { GuestKey } from '@festoon/contract/page'
import { newUuid } from '../session/newUuid.ts'
import { CallError } from './postCall.ts'

/** Who sends a photo: somebody signed in, or a guest with the key of their link. */
export type PhotoSender = { accessToken: string } | GuestKey

const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(failureText, value)

/** Why a call failed, as its answer says; without a schema library, since the guest's page uses it too. */
function reasonIn(answer: unknown): Reason {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined
  const isTold = typeof error === 'object' && error !== null && 'message' in error
  return isTold && isReason(error.message) ? error.message : 'internal'
}

/** Puts a photo into an album, and tries once more when the way there broke: it is added once. Throws `CallError`. */
export async function sendPhoto(albumCode: string, sender: PhotoSender, photo: File): Promise<void> {
  const url = `/albums/${albumCode}/photos?photoId=${newUuid()}`
  const authorization =
    'accessToken' in sender ? `Bearer ${sender.accessToken}` : `Basic ${btoa(`${sender.inviteeId}:${sender.token}`)}`
  const send = (): Promise<Response> => {
    const body = new FormData()
    body.append('photo', photo, 'photo')
    return fetch(url, { method: 'POST', headers: { authorization }, body })
  }
  let response: Response
  let answer: unknown
  try {
    response = await send().catch(send)
    answer = await response.json()
  } catch {
    throw new CallError('network', 'Network error fetching /albums')
  }
  if (!response.ok) throw new CallError(reasonIn(answer), 'A photo was not taken')
}
