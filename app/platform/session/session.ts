import type { SessionResult } from '@festoon/contract/nouns/account'
import { operations } from '@festoon/contract/wire/operations'
import type { Site } from '@festoon/contract/wire/page'
import { deviceId } from '../browser/deviceId.ts'
import { clearStored, isStoredAs, readStored, store, broadcast } from '../browser/storage.ts'
import { identityPort } from '../identity/identityPort.ts'
import * as paths from '../paths.ts'
import { CallError, postCall } from '../rpc/postCall.ts'
import { report } from '../rpc/report.ts'

export interface SignedIn {
  userId: string
  /** The access token, which is kept only in memory. */
  accessToken: string
  /** The access token's expiry time, in ms since 1970. */
  endsAt: number
}

/** The remaining lifetime, in ms, at which an access token is renewed, so that it doesn't expire during a call. */
const marginMs = 30_000

/** Returns the user id in the cookie `userId`, or `__Host-userId` on https; null if there is none. */
const cookieUser = (): string | null => /\buserId=([^;]+)/.exec(document.cookie)?.[1] ?? null

/**
 * Returns true if this browser has the `userId` cookie, which the server sets and clears together with the refresh token.
 * Scripts can't read the cookie that contains the refresh token.
 */
export const hasSessionCookie = (): boolean => cookieUser() !== null

/** The current session; null if signed out, undefined if not known yet. */
let current: SignedIn | null | undefined
let renewing: Promise<SignedIn | null> | undefined
const sessionListeners = new Set<() => void>()
const userListeners = new Set<() => void>()

function become(next: SignedIn | null): void {
  const before = current
  current = next
  for (const listener of sessionListeners) listener()
  // When the session becomes known, the user hasn't changed, so no other user's data was fetched.
  if (before !== undefined && before?.userId !== next?.userId) for (const listener of userListeners) listener()
}

/**
 * Sets the current session to one that the server returned. If a different user was signed in before, deletes the data stored
 * for offline use.
 */
export function openSession(result: SessionResult): void {
  become({ userId: result.userId, accessToken: result.accessToken, endsAt: Date.now() + result.expiresIn * 1000 })
  const before = readStored('signedInAs')
  store('signedInAs', result.userId)
  // The offline data belongs to another user.
  if (before !== undefined && before !== result.userId) void forgetOffline()
}

/**
 * Deletes the data stored for offline use. Loads the code on demand, because it is needed only when the user changes or signs
 * out.
 */
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
    // Only a rejected token signs the user out; a network failure must not.
    if (!(error instanceof CallError) || (error.reason !== 'sessionExpired' && error.reason !== 'unauthenticated'))
      throw error
    become(null)
  }
  return current ?? null
}

/**
 * Returns the current session; null if signed out. Renews the session first if it isn't loaded or its access token is about to
 * expire. Throws `CallError` if the renewal fails but the session may still be valid, for example because of a network failure.
 * Only one tab renews at a time, because each refresh token works only once.
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

/**
 * Runs `work` while holding a Web Lock, so that only one tab runs it at a time. On insecure origins, which have no locks, runs
 * it right away.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('festoon.renew', work) : work()
}

/** Marks the access token as expired, so that the next call renews the session. Called when the server rejects the token. */
export function forgetAccessToken(): void {
  if (current) current = { ...current, endsAt: 0 }
}

/** Returns the current session without making a request; null if signed out, undefined if not known yet. */
export function knownSession(): SignedIn | null | undefined {
  return current
}

/** Returns the id of the signed-in user; null if signed out. Reads the id from the cookie until the session is known. */
export const signedInUser = (): string | null => (current === undefined ? cookieUser() : (current?.userId ?? null))

const subscribe = (listeners: Set<() => void>, listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Subscribes a listener, which is called when the session becomes known, is renewed, or ends. Returns a function that
 * unsubscribes the listener.
 */
export const onSessionChange = (listener: () => void): (() => void) => subscribe(sessionListeners, listener)

/**
 * Subscribes a listener to changes of the signed-in user. The listener isn't called when the session first becomes known.
 * Returns a function that unsubscribes the listener.
 */
export const onUserChange = (listener: () => void): (() => void) => subscribe(userListeners, listener)

/**
 * Keeps this tab's session in sync with other tabs. If another tab signs the user out or signs in a different user, clears this
 * tab's session storage and reloads the page. If no user is signed in here, loads the session that another tab started.
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null) return
    // The user signed in in another tab, which signs in this one too. If the request fails, the next call tries again.
    if (isStoredAs(key, 'signedInAs') && !current) liveSession().catch(() => undefined)
    const isOther = isStoredAs(key, 'signedInAs') && current && current.userId !== newValue
    if (!isOther && !isStoredAs(key, 'signedOutAt')) return
    // The other tab can't clear this tab's session storage, which contains the previous user's data (SIGN-19).
    sessionStorage.clear()
    location.reload()
  })
}

/**
 * Signs the user out on this device: revokes the session, ends the identity provider's session, deletes stored data, and leaves
 * the page (SIGN-18..21). Works even if the access token has expired. If the session can't be revoked, throws `CallError`, and
 * the user stays signed in.
 */
export async function signOut(site: Pick<Site, 'firebase'>): Promise<void> {
  await revokeSession()
  // The app's own session has ended, even if the provider fails.
  const next = await identityPort(site)
    .then((port) => port.signOut())
    .catch((error: unknown) => {
      report('WARN', 'The identity provider did not sign out', error)
      return paths.root()
    })
  clearStored()
  await forgetOffline()
  broadcast('signedOutAt')
  location.assign(next)
}

/** Ends this device's session on the server, which clears the session cookies. Throws `CallError` if the call fails. */
async function revokeSession(): Promise<void> {
  await postCall({ service: 'AuthenticationService', method: 'signOut', input: {}, blocking: true })
  current = null
}
