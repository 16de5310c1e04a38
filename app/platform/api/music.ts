import {
  musicAuthorizationSchema,
  musicTokenSchema,
  playlistSchema,
  type MusicToken,
  type MusicTokenRequest,
} from '@festoon/contract/nouns/music'
import { getJson } from '../rpc/getJson.ts'

/**
 * Returns the client id, scopes, and URL for requesting access to a music account (MUSIC-01). The URL is null if no music
 * service is configured. Throws `CallError`, or `ZodError` if the result is malformed.
 */
export const musicAuthorization = async () =>
  musicAuthorizationSchema.parse(await getJson('/providers/music/authorization'))

/**
 * Exchanges an authorization code or a refresh token for an access token (MUSIC-02). Throws `CallError`, or `ZodError` if the
 * result is malformed.
 */
export const musicToken = async (request: MusicTokenRequest): Promise<MusicToken> =>
  musicTokenSchema.parse(await getJson('/providers/music/token', asJson(request)))

/**
 * Creates a collaborative playlist in the connected account and returns the playlist's id (MUSIC-05). Throws `CallError`, or
 * `ZodError` if the result is malformed.
 */
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
