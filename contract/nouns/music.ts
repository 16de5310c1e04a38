import { z } from 'zod'
import { songSchema } from './guest.ts'
import { filledLine, line } from '../wire/text.ts'

/**
 * The result of `GET /providers/music/authorization`: the endpoint and OAuth parameters with which a user connects a music
 * account.
 */
export const musicAuthorizationSchema = z.object({
  /** The provider's authorization endpoint, as a URL or a path of this server; null if there is no music service. */
  url: z.string().nullable(),
  clientId: z.string(),
  scopes: z.array(z.string()),
})

/** The request body of `POST /providers/music/token`, with one of the OAuth grants that a browser can request (RPC-96..98). */
export const musicTokenRequestSchema = z.discriminatedUnion('grantType', [
  z.object({
    grantType: z.literal('authorization_code'),
    code: filledLine(2_048),
    codeVerifier: z.string().regex(/^[\w.~-]{43,128}$/),
    redirectUri: z.url({ protocol: /^https?$/ }),
  }),
  z.object({ grantType: z.literal('refresh_token'), refreshToken: filledLine(2_048) }),
])
export type MusicTokenRequest = z.infer<typeof musicTokenRequestSchema>

/** The result of `POST /providers/music/token`. `expiresIn` is in seconds. */
export const musicTokenSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  expiresIn: z.number(),
})
export type MusicToken = z.infer<typeof musicTokenSchema>

/** The result of `GET /providers/music/me` with `Authorization: Bearer` (RPC-100). */
export const musicAccountSchema = z.object({ id: z.string() })

/** The request body of `POST /providers/music/playlists` with `Authorization: Bearer` (RPC-101, MUSIC-05). */
export const playlistRequestSchema = z.object({ name: filledLine(128) })
export const playlistSchema = z.object({ id: z.string() })

/** The query parameters of `GET /providers/music/search?q=`, which returns up to five songs (RPC-102, CONST-41). */
export const songQuerySchema = z.object({ q: line(128) })
export const songResultsSchema = z.object({ songs: z.array(songSchema) })
export type SongResults = z.infer<typeof songResultsSchema>
