import type { MusicToken } from '@festoon/contract/nouns/music'
import { musicAuthorization, musicToken } from '../../platform/api/music.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { codeChallenge, codeVerifier } from './codeVerifier.ts'
import { keepConnection, keepPending, musicConnection, pendingConnection } from './musicStore.ts'

/** Safety margin in ms. A token is renewed this long before it expires, so that it doesn't expire during a call. */
const marginMs = 30_000

const redirectUri = (): string => `${location.origin}/oauth/spotify`

const connectionOf = ({ accessToken, refreshToken, expiresIn }: MusicToken, before?: string) => {
  const refresh = refreshToken ?? before
  return {
    accessToken,
    endsAt: Date.now() + expiresIn * 1_000,
    ...(refresh === undefined ? {} : { refreshToken: refresh }),
  }
}

/**
 * Redirects to the music service's sign-in, after which the user continues at `returnTo` (MUSIC-01..03). Throws if the request
 * to the server fails, no music service is configured, or the origin isn't secure.
 */
export async function beginConnecting(returnTo: string): Promise<void> {
  const { url, clientId, scopes } = await musicAuthorization()
  if (url === null) throw new Error('No music service is configured')
  const verifier = codeVerifier()
  const state = codeVerifier()
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    scope: scopes.join(' '),
    redirect_uri: redirectUri(),
    code_challenge_method: 'S256',
    code_challenge: await codeChallenge(verifier),
    state,
  })
  keepPending({ verifier, state, returnTo })
  location.assign(`${url}?${query}`)
}

/**
 * Completes the pending sign-in to the music service, using the query of the return URL. Returns true if the account is
 * connected, and false if the query doesn't belong to the pending sign-in or contains no code. Throws if the code can't be
 * exchanged for a token.
 */
export async function finishConnecting(query: URLSearchParams): Promise<boolean> {
  const pending = pendingConnection()
  // A link made by someone else must not complete a pending sign-in.
  if (!pending || query.get('state') !== pending.state) return false
  keepPending(undefined)
  const code = query.get('code')
  if (code === null) return false
  const grant = { grantType: 'authorization_code', code, codeVerifier: pending.verifier } as const
  keepConnection(connectionOf(await musicToken({ ...grant, redirectUri: redirectUri() })))
  return true
}

/**
 * Returns a valid access token of the connected music account, renewing it if necessary (MUSIC-04). Throws if no account is
 * connected or its token can't be renewed.
 */
export async function liveMusicToken(): Promise<string> {
  const connection = musicConnection()
  if (!connection) throw new Error('No music account is connected')
  if (connection.endsAt - Date.now() > marginMs) return connection.accessToken
  const { refreshToken } = connection
  if (refreshToken === undefined) {
    keepConnection(undefined)
    throw new Error('The music token has expired')
  }
  try {
    const renewedConnection = connectionOf(await musicToken({ grantType: 'refresh_token', refreshToken }), refreshToken)
    keepConnection(renewedConnection)
    return renewedConnection.accessToken
  } catch (error) {
    // A network failure must not end the connection.
    if (!(error instanceof CallError) || error.reason !== 'network') keepConnection(undefined)
    throw error
  }
}
