import type { Album } from '@festoon/contract/nouns/album'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { postCall, unexpectedResponse } from '../../../platform/rpc/postCall.ts'

type History = OutputOf<'getEventMessageHistory'>

// No schema library here, as in guestCalls.ts. These checks are sufficient for results from the app's own server.
const isAlbumResult = (value: unknown): value is { album: Album } =>
  typeof value === 'object' && value !== null && 'album' in value
const isHistory = (value: unknown): value is History =>
  typeof value === 'object' && value !== null && 'messages' in value

async function callAsGuest(method: string, input: object, { inviteeId, token }: PersonalLink): Promise<unknown> {
  const asGuest = { ...input, inviteeUuid: inviteeId, token }
  return postCall({ service: 'ElkEventService', method, input: asGuest, blocking: false })
}

/** Fetches an event's album with only its newest photos, or the whole album with the given `albumId`. Throws `CallError`. */
export async function fetchAlbum(
  of: { eventId: string } | { albumId: string | undefined },
  link: PersonalLink,
): Promise<Album> {
  const result = await callAsGuest('eventId' in of ? 'getPreviewAlbumDetails' : 'getAlbumDetails', of, link)
  if (!isAlbumResult(result)) throw unexpectedResponse('an album')
  return result.album
}

/** Deletes a photo from an event's album. Throws `CallError`. */
export async function deletePhoto(photoId: string, link: PersonalLink): Promise<void> {
  await callAsGuest('deleteAlbumPhoto', { eventId: link.eventId, photoId }, link)
}

/** Fetches the messages from hosts that a guest may see, newest first. Throws `CallError`. */
export async function fetchMessages(link: PersonalLink): Promise<History> {
  const result = await callAsGuest('getEventMessageHistory', { eventId: link.eventId }, link)
  if (!isHistory(result)) throw unexpectedResponse('getEventMessageHistory')
  return result
}
