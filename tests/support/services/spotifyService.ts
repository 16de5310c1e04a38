import { createHash, randomUUID } from 'node:crypto'
import { standIn, type Answer, type ReceivedRequest, type StandIn } from './standIn.ts'

export interface SpotifyService extends StandIn {
  /** Settings of a server that uses this service for music. */
  env: Record<string, string>
  clientId: string
  clientSecret: string
  /** Authorizes the client as a listener would. Returns the code for the redirect. */
  allow(codeVerifier: string, redirectUri: string): string
  /** Revokes all access tokens. */
  revoke(): void
  /** The requests for the playlists created. */
  playlists: unknown[]
  /** Settings of the stand-in. In development mode, the app has fewer permissions. */
  mode: { isDevelopment: boolean }
}

const clientId = '0123456789abcdef0123456789abcdef'
const clientSecret = 'fedcba9876543210fedcba9876543210'
const userId = 'listener one'

const refusal = (status: number, error: string): Answer => ({
  status,
  body: { error, error_description: error.replaceAll('_', ' ') },
})
const apiError = (status: number, message: string): Answer => ({ status, body: { error: { status, message } } })

/**
 * Starts a stand-in for Spotify's public API: the token endpoint with PKCE, and the calls for playlists and searches. Searches
 * can request failures: `refuse`, `garble`.
 */
export async function spotifyService(): Promise<SpotifyService> {
  const codes = new Map<string, { codeVerifier: string; redirectUri: string }>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Map<string, 'listener' | 'client'>()
  const playlists: unknown[] = []
  const mode = { isDevelopment: false }

  const tokens = (whose: 'listener' | 'client'): Answer => {
    // As long as a real token.
    const accessToken = `BQ${randomUUID()}${'x'.repeat(240)}`
    accessTokens.set(accessToken, whose)
    const body = { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 }
    if (whose === 'client') return { status: 200, body }
    const refreshToken = `AQ${randomUUID()}`
    refreshTokens.add(refreshToken)
    return { status: 200, body: { ...body, refresh_token: refreshToken, scope: 'playlist-modify-private' } }
  }

  const tokenAnswer = ({ method, headers, body }: ReceivedRequest): Answer => {
    if (method !== 'POST') return refusal(405, 'method_not_allowed')
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      return refusal(415, 'unsupported_media_type')
    const form = Object.fromEntries(new URLSearchParams(body))
    const fields = Object.keys(form).toSorted().join()
    if (form['grant_type'] === 'client_credentials') {
      const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
      if (headers.authorization !== expected || fields !== 'grant_type') return refusal(400, 'invalid_client')
      return tokens('client')
    }
    if (headers.authorization !== undefined || form['client_id'] !== clientId) return refusal(400, 'invalid_client')
    if (form['grant_type'] === 'authorization_code') {
      if (fields !== 'client_id,code,code_verifier,grant_type,redirect_uri') return refusal(400, 'invalid_request')
      const grant = codes.get(form['code'] ?? '')
      codes.delete(form['code'] ?? '')
      const isRight = grant?.codeVerifier === form['code_verifier'] && grant?.redirectUri === form['redirect_uri']
      return isRight ? tokens('listener') : refusal(400, 'invalid_grant')
    }
    if (form['grant_type'] === 'refresh_token') {
      if (fields !== 'client_id,grant_type,refresh_token') return refusal(400, 'invalid_request')
      return refreshTokens.delete(form['refresh_token'] ?? '') ? tokens('listener') : refusal(400, 'invalid_grant')
    }
    return refusal(400, 'unsupported_grant_type')
  }

  const apiAnswer = ({ method, url, headers, body }: ReceivedRequest): Answer => {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    const whose = accessTokens.get(token)
    if (!whose) return apiError(401, 'Invalid access token')
    const call = `${method} ${url.pathname}`
    if (call === 'GET /v1/search') return searchAnswer(url)
    // A client token without a listener has no access to listeners' data.
    if (whose === 'client') return apiError(401, 'Valid user authentication required')
    if (call === 'GET /v1/me') return { status: 200, body: { id: userId, type: 'user', uri: `spotify:user:${userId}` } }
    const ofUser = `POST /v1/users/${encodeURIComponent(userId)}/playlists`
    if (call === ofUser && mode.isDevelopment) return apiError(403, 'Forbidden')
    if (call === ofUser || call === 'POST /v1/me/playlists') {
      const playlist = JSON.parse(body) as { name?: unknown; collaborative?: unknown; public?: unknown }
      if (typeof playlist.name !== 'string' || playlist.name === '')
        return apiError(400, 'Missing required field: name')
      if (playlist.collaborative === true && playlist.public !== false)
        return apiError(400, 'Collaborative playlists can only be private')
      playlists.push(playlist)
      const id = `playlist${playlists.length}`
      return { status: 201, body: { ...playlist, id, type: 'playlist', uri: `spotify:playlist:${id}` } }
    }
    return apiError(404, 'Service not found')
  }

  const service = await standIn((request) =>
    request.url.pathname === '/api/token' ? tokenAnswer(request) : apiAnswer(request),
  )
  return {
    ...service,
    env: {
      SPOTIFY_CLIENT_ID: clientId,
      SPOTIFY_CLIENT_SECRET: clientSecret,
      SPOTIFY_ACCOUNTS: service.origin,
      SPOTIFY_API: service.origin,
    },
    clientId,
    clientSecret,
    playlists,
    mode,
    allow: (codeVerifier, redirectUri) => {
      const code = createHash('sha256').update(randomUUID()).digest('base64url')
      codes.set(code, { codeVerifier, redirectUri })
      return code
    },
    revoke: () => accessTokens.clear(),
  }
}

function searchAnswer({ searchParams }: URL): Answer {
  const query = searchParams.get('q') ?? ''
  if (query === '') return apiError(400, 'No search query')
  if (searchParams.get('type') !== 'track') return apiError(400, 'Bad search type field')
  if (query.includes('refuse')) return apiError(429, 'API rate limit exceeded')
  if (query.includes('garble')) return { status: 200, body: '<html>' }
  const limit = Number(searchParams.get('limit') ?? 20)
  const items = Array.from({ length: limit }, (_, at) => ({
    album: {
      name: 'An Album',
      images: [640, 300, 64].map((size) => ({ url: `https://i.scdn.co/image/${size}`, width: size, height: size })),
    },
    artists: [{ name: 'One' }, { name: 'Two' }],
    name: `${query} ${at + 1}`,
    uri: `spotify:track:${at + 1}`,
    type: 'track',
  }))
  return {
    status: 200,
    body: { tracks: { href: '', items, limit, next: null, offset: 0, previous: null, total: 900 } },
  }
}
