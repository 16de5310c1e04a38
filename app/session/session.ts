import { operations } from '@festoon/contract/wire/operations'
import type { SessionResult } from '@festoon/contract/nouns/account'
import { CallError, postCall } from '../rpc/postCall.ts'
import type { Site } from '@festoon/contract/wire/page'
import { report } from '../rpc/report.ts'
import * as paths from '../pathTo.ts'
import { deviceId } from '../browser/deviceId.ts'
import { identityPort } from '../identity/identityPort.ts'
import { clearStored, isStoredAs, readStored, store, tell } from '../browser/storage.ts'

export interface SignedIn {
  userId: string
  /** Kept in memory only, never stored. */
  accessToken: string
  /** The access token's expiry time, ms since 1970. */
  endsAt: number
}

/** Renew this long before it expires, so that no call travels with a dying token, ms. */
const marginMs = 30_000

/** Returns the user of this browser's session, from its cookie. */
const cookieUser = (): string | null => /(?:^|;\s*)userId=([^;]+)/.exec(document.cookie)?.[1] ?? null

/** Checks whether this browser has a session. The page can't read its token. */
export const hasSessionCookie = (): boolean => cookieUser() !== null

/** undefined: not known yet. null: signed out. */
let current: SignedIn | null | undefined
let renewing: Promise<SignedIn | null> | undefined
const sessionListeners = new Set<() => void>()
const userListeners = new Set<() => void>()

function become(next: SignedIn | null): void {
  const before = current
  current = next
  for (const listener of sessionListeners) listener()
  // Learning who is signed in for the first time isn't a change: nothing was fetched for anyone else.
  if (before !== undefined && before?.userId !== next?.userId) for (const listener of userListeners) listener()
}

/** Takes over the session that `authenticate` returned. */
export function openSession(result: SessionResult): void {
  become({ userId: result.userId, accessToken: result.accessToken, endsAt: Date.now() + result.expiresIn * 1000 })
  const before = readStored('signedInAs')
  store('signedInAs', result.userId)
  // What is kept for offline use belongs to someone else.
  if (before !== undefined && before !== result.userId) void forgetOffline()
}

/** Loaded on demand: it is only needed when users change. */
const forgetOffline = (): Promise<void> =>
  import('../offline/forgetKept.ts').then(({ forgetKept }) => forgetKept()).catch(() => undefined)

async function renew(): Promise<SignedIn | null> {
  try {
    const result = await postCall({
      service: 'AuthenticationService',
      method: 'refetchAccessToken',
      input: { deviceId: deviceId(), timestamp: Date.now() },
      blocking: true,
    })
    openSession(operations.refetchAccessToken.output.parse(result))
  } catch (error) {
    // Only a refusal signs out: a broken connection must not.
    if (!(error instanceof CallError) || (error.reason !== 'sessionExpired' && error.reason !== 'unauthenticated'))
      throw error
    become(null)
  }
  return current ?? null
}

/**
 * Returns the live session, renewed from the cookie if needed; null if signed out. Throws `CallError` if the server
 * can't be reached. Each renewal uses up the refresh token, so tabs take turns.
 */
export async function liveSession(): Promise<SignedIn | null> {
  if (cookieUser() === null) {
    become(null)
    return null
  }
  if (current && current.endsAt - Date.now() > marginMs) return current
  renewing ??= inTurn(renew).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Runs `work` while no other tab runs it. Locks exist on secure origins only; elsewhere it just runs. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('festoon.renew', work) : work()
}

/** Makes the next call renew first, because the server rejected the token. */
export function forgetAccessToken(): void {
  if (current) current = { ...current, endsAt: 0 }
}

/** Returns the last known session without a request. undefined: not known yet. */
export function knownSession(): SignedIn | null | undefined {
  return current
}

/** Returns the signed-in user as far as known without a request; null: signed out. */
export const signedInUser = (): string | null => (current === undefined ? cookieUser() : (current?.userId ?? null))

const subscribe = (listeners: Set<() => void>, listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back when the session becomes known, is renewed or ends. Returns a function that stops this. */
export const onSessionChange = (listener: () => void): (() => void) => subscribe(sessionListeners, listener)

/** Calls back when the user changes or signs out. Returns a function that stops this. */
export const onUserChange = (listener: () => void): (() => void) => subscribe(userListeners, listener)

/** Reloads the page when another tab signs out, or in as someone else: its content is not for them. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null) return
    // Signed in in another tab, so this one is too. Without a response it finds out with its next call.
    if (isStoredAs(key, 'signedInAs') && !current) liveSession().catch(() => undefined)
    const isOther = isStoredAs(key, 'signedInAs') && current && current.userId !== newValue
    if (isOther || isStoredAs(key, 'signedOutAt')) location.reload()
  })
}

/**
 * Signs out this device: revokes the session, ends the identity provider's, clears cookies and storage, and restarts
 * at the root (SIGN-18..21). The cookie is enough proof, so an expired access token can't prevent it.
 */
export async function signOut(site: Pick<Site, 'firebase'>): Promise<void> {
  await revokeSession()
  // Our own session is over, whatever the provider says.
  const next = await identityPort(site)
    .then((port) => port.signOut())
    .catch((error: unknown) => {
      report('WARN', 'The identity provider did not sign out', error)
      return paths.root()
    })
  clearStored()
  await forgetOffline()
  tell('signedOutAt')
  location.assign(next)
}

/** Ends this device's session on the server and clears its cookies without leaving the page. Throws `CallError`. */
export async function revokeSession(): Promise<void> {
  await postCall({ service: 'AuthenticationService', method: 'signOut', input: {}, blocking: true })
  current = null
}
