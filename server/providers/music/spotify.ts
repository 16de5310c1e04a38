import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import type { MusicToken } from '@festoon/contract/nouns/music'
import type { SpotifyConfig } from '../../config/mediaConfig.ts'
import type { Clock } from '../../core/clock.ts'
import { fetchJson, ServiceRefused } from '../fetchJson.ts'
import { ownToken } from '../ownToken.ts'
import type { MusicProvider } from './port.ts'
import { readTrack, trackSchema } from './spotifyTrack.ts'

const tokenSchema = z.object({
  access_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().positive(),
  refresh_token: z.string().optional(),
})
const accountSchema = z.object({ id: z.string().min(1) })
const playlistSchema = z.object({ id: z.string().min(1) })
const tracksSchema = z.object({ tracks: z.object({ items: z.array(trackSchema) }) })

/** Creates the music provider for Spotify: https://developer.spotify.com/documentation/web-api */
export function spotify({ clientId, clientSecret, accounts, api }: SpotifyConfig, clock: Clock): MusicProvider {
  const askToken = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetchJson(`${accounts}/api/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
      schema: tokenSchema,
    })
  const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })
  const account = async (accessToken: string): Promise<string> =>
    (await fetchJson(`${api}/v1/me`, { headers: bearer(accessToken), schema: accountSchema })).id
  const appToken = ownToken(clock, async () => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const token = await askToken({ grant_type: 'client_credentials' }, { authorization: `Basic ${basic}` })
    return { accessToken: token.access_token, expiresIn: token.expires_in }
  })

  return {
    authorizationUrl: `${accounts}/authorize`,
    clientId,
    token: async (request): Promise<MusicToken> => {
      // With PKCE, a verifier replaces the client's secret.
      const token = await askToken(
        request.grantType === 'authorization_code'
          ? {
              grant_type: request.grantType,
              client_id: clientId,
              code: request.code,
              redirect_uri: request.redirectUri,
              code_verifier: request.codeVerifier,
            }
          : { grant_type: request.grantType, client_id: clientId, refresh_token: request.refreshToken },
      )
      return {
        accessToken: token.access_token,
        expiresIn: token.expires_in,
        ...(token.refresh_token === undefined ? {} : { refreshToken: token.refresh_token }),
      }
    },
    account,
    createPlaylist: async (accessToken, name) => {
      const userId = await account(accessToken)
      const create = async (owner: string): Promise<string> => {
        const { id } = await fetchJson(`${api}/v1/${owner}/playlists`, {
          method: 'POST',
          headers: { ...bearer(accessToken), 'content-type': 'application/json' },
          // Spotify requires collaborative playlists to be private.
          body: JSON.stringify({ name, collaborative: true, public: false }),
          schema: playlistSchema,
        })
        return id
      }
      try {
        return await create(`users/${encodeURIComponent(userId)}`)
      } catch (error) {
        // Since March 2026, an app in development mode may only create playlists for the signed-in user:
        // https://developer.spotify.com/documentation/web-api/tutorials/february-2026-migration-guide
        if (!(error instanceof ServiceRefused) || error.status !== 403) throw error
        return create('me')
      }
    },
    search: async (query) => {
      const search = new URLSearchParams({ q: query, type: 'track', limit: String(limits.songs) })
      const { tracks } = await appToken.use((token) =>
        fetchJson(`${api}/v1/search?${search.toString()}`, { headers: bearer(token), schema: tracksSchema }),
      )
      return tracks.items.slice(0, limits.songs).flatMap((track) => readTrack(track) ?? [])
    },
  }
}
