import {
  musicAuthorizationSchema,
  musicTokenSchema,
  playlistSchema,
  type MusicToken,
  type MusicTokenRequest,
} from '@festoon/contract/music'
import { getJson } from './getJson.ts'

/** Where a host connects the music account (MUSIC-01). Throws `CallError`. */
export const musicAuthorization = async () =>
  musicAuthorizationSchema.parse(await getJson('/providers/music/authorization'))

/** A token for a code, or for the refresh token of one that ends (MUSIC-02). Throws `CallError`. */
export const musicToken = async (request: MusicTokenRequest): Promise<MusicToken> =>
  musicTokenSchema.parse(await getJson('/providers/music/token', asJson(request)))

/** Makes a collaborative playlist in the connected account and answers its id (MUSIC-05). Throws `CallError`. */
export async function createPlaylist(name: string, accessToken: string): Promise<string> {
  const request = asJson({ name })
  const headers = { ...request.headers, authorization: `Bearer ${accessToken}` }
  return playlistSchema.parse(await getJson('/providers/music/playlists', { ...request, headers })).id
}

const asJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
