import { z } from 'zod'
import { filledLine, line } from '../wire/text.ts'
import { songSchema } from './guest.ts'

/** The result of `GET /providers/music/authorization`: the OAuth parameters for connecting a user's music account. */
export const musicAuthorizationSchema = z.object({
  /** The URL or path of the music service's authorization page; null if no music service is configured. */
  url: z.string().nullable(),
  clientId: z.string(),
  scopes: z.array(z.string()),
})

/** The request body of `POST /providers/music/token`, with an OAuth authorization code or refresh token (RPC-96..98). */
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

/**
 * The result of `GET /providers/music/me` (RPC-100). The header `Authorization: Bearer` has the music account's access token.
 */
export const musicAccountSchema = z.object({ id: z.string() })

/**
 * The request body of `POST /providers/music/playlists` (RPC-101, MUSIC-05). The header `Authorization: Bearer` has the music
 * account's access token.
 */
export const playlistRequestSchema = z.object({ name: filledLine(128) })
export const playlistSchema = z.object({ id: z.string() })

/** The query parameters of `GET /providers/music/search`, which returns up to five songs (RPC-102, CONST-41). */
export const songQuerySchema = z.object({ q: line(128) })
export const songResultsSchema = z.object({
  songs: z.array(songSchema),
  /** True if the music service failed, in which case there are no songs (ERR-41, ERR-42). */
  hasFailed: z.boolean(),
})
export type SongResults = z.infer<typeof songResultsSchema>
