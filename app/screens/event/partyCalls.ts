import type { Album } from '@festoon/contract/album'
import type { OutputOf } from '@festoon/contract/operations'
import type { GuestKey } from '@festoon/contract/page'
import { CallError, postCall } from '../../api/postCall.ts'

type History = OutputOf<'getEventMessageHistory'>

// As in guestCalls.ts: no schema library, and a look at what the own server answered.
const isAlbumAnswer = (value: unknown): value is { album: Album } =>
  typeof value === 'object' && value !== null && 'album' in value
const isHistory = (value: unknown): value is History =>
  typeof value === 'object' && value !== null && 'messages' in value

async function ask(method: string, input: object, { inviteeId, token }: GuestKey): Promise<unknown> {
  const named = { ...input, inviteeUuid: inviteeId, token }
  return postCall({ service: 'ElkEventService', method, input: named, blocking: false })
}

const unexpected = (): CallError => new CallError('internal', 'Something went wrong. Please try again.')

/** The newest photos of an event's album, or the whole album where that is named. Throws `CallError`. */
export async function fetchAlbum(
  of: { eventId: string } | { albumId: string | undefined },
  key: GuestKey,
): Promise<Album> {
  const answer = await ask('eventId' in of ? 'getPreviewAlbumDetails' : 'getAlbumDetails', of, key)
  if (!isAlbumAnswer(answer)) throw unexpected()
  return answer.album
}

/** Takes a photo out of an event's album. Throws `CallError`. */
export async function deletePhoto(eventId: string, photoId: string, key: GuestKey): Promise<void> {
  await ask('deleteAlbumPhoto', { eventId, photoId }, key)
}

/** What a guest was written, newest first. Throws `CallError`. */
export async function fetchMessages(eventId: string, key: GuestKey): Promise<History> {
  const answer = await ask('getEventMessageHistory', { eventId }, key)
  if (!isHistory(answer)) throw unexpected()
  return answer
}
