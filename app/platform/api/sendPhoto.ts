import { failures } from '@festoon/contract/messages/failures'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { Reason } from '@festoon/contract/wire/failure'
import { newUuid } from '../browser/newUuid.ts'
import { CallError } from '../rpc/postCall.ts'

/** The credentials of a photo's sender: a user's access token, or a guest's personal link. */
export type PhotoSender = { accessToken: string } | PersonalLink

const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(failures, value)

/**
 * Returns the failure reason in an error response, or `internal` if the response contains none. Doesn't use a schema library,
 * because the guest page also loads this module and must stay small.
 */
function reasonIn(body: unknown): Reason {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return hasMessage && isReason(error.message) ? error.message : 'internal'
}

/** Adds a photo to an album. Retries once after a network failure, without adding the photo twice. Throws `CallError`. */
export async function sendPhoto(albumCode: string, sender: PhotoSender, photo: Blob): Promise<void> {
  const url = `/albums/${albumCode}/photos?photoId=${newUuid()}`
  const authorization =
    'accessToken' in sender ? `Bearer ${sender.accessToken}` : `Basic ${btoa(`${sender.inviteeId}:${sender.token}`)}`
  const send = (): Promise<Response> => {
    const body = new FormData()
    body.append('photo', photo, 'photo')
    return fetch(url, { method: 'POST', headers: { authorization }, body })
  }
  let response: Response
  let body: unknown
  try {
    response = await send().catch(send)
    body = await response.json()
  } catch {
    throw new CallError('network', 'Network error fetching /albums')
  }
  if (!response.ok) throw new CallError(reasonIn(body), 'The server rejected a photo')
}
