import type { MusicToken } from '@festoon/contract/music'
import { CallError } from '../api/postCall.ts'
import { musicAuthorization, musicToken } from '../api/music.ts'
import { codeChallenge, codeVerifier } from './codeVerifier.ts'
import { keepConnection, keepPending, musicConnection, pendingConnection } from './musicStore.ts'

/** What is said when the music service fails, whatever the cause (ERR-41). */
export const musicFailure = 'Sorry, something went wrong connecting with Spotify. Please try again.'

/** Renew this long before the end, so that no call travels with a dying token. */
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

/** Leaves for the music service's sign-in, which leads back to `returnTo` (MUSIC-01..03). Throws when it cannot be asked. */
export async function beginConnecting(returnTo: string): Promise<void> {
  const { url, clientId, scopes } = await musicAuthorization()
  if (url === null) throw new Error('no music service')
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

/** Takes up the sign-in that comes back by this query, and answers whether the account is connected now. */
export async function finishConnecting(query: URLSearchParams): Promise<boolean> {
  const pending = pendingConnection()
  // A link that somebody else made ends no sign-in that is under way.
  if (!pending || query.get('state') !== pending.state) return false
  keepPending(undefined)
  const code = query.get('code')
  if (code === null) return false
  const grant = { grantType: 'authorization_code', code, codeVerifier: pending.verifier } as const
  keepConnection(connectionOf(await musicToken({ ...grant, redirectUri: redirectUri() })))
  return true
}

/** A token of the connected account that still lasts, renewed when needed (MUSIC-04). Throws when there is none. */
export async function liveMusicToken(): Promise<string> {
  const known = musicConnection()
  if (!known) throw new Error('no music account is connected')
  if (known.endsAt - Date.now() > marginMs) return known.accessToken
  const { refreshToken } = known
  if (refreshToken === undefined) {
    keepConnection(undefined)
    throw new Error('the music token ended')
  }
  try {
    const renewed = connectionOf(await musicToken({ grantType: 'refresh_token', refreshToken }), refreshToken)
    keepConnection(renewed)
    return renewed.accessToken
  } catch (error) {
    // Only a refusal ends it: a broken network must not.
    if (!(error instanceof CallError) || error.reason !== 'network') keepConnection(undefined)
    throw error
  }
}
