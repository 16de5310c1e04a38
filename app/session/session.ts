import { operations } from '@festoon/contract/operations'
import type { SessionAnswer } from '@festoon/contract/account'
import { CallError, postCall } from '../api/postCall.ts'
import type { Site } from '@festoon/contract/page'
import { report } from '../api/report.ts'
import * as paths from '../pathTo.ts'
import { deviceId } from './deviceId.ts'
import { identityPort } from './identity/identityPort.ts'
import { clearStored, isStoredAs, readStored, store, tell } from './storage.ts'

export interface SignedIn {
  userId: string
  /** In memory only, never stored. */
  accessToken: string
  /** ms: when the access token ends. */
  endsAt: number
}

/** Renew this long before the end, so that no call travels with a dying token. */
const marginMs = 30_000

/** The user whose session the browser holds, by its cookie. */
const cookieUser = (): string | null => /(?:^|;\s*)userId=([^;]+)/.exec(document.cookie)?.[1] ?? null

/** Whether this browser has a session; its token is not for the page to read. */
export const hasSessionCookie = (): boolean => cookieUser() !== null

/** undefined: not known yet. null: nobody is signed in. */
let current: SignedIn | null | undefined
let renewing: Promise<SignedIn | null> | undefined
const sessionListeners = new Set<() => void>()
const userListeners = new Set<() => void>()

function become(next: SignedIn | null): void {
  const before = current
  current = next
  for (const listener of sessionListeners) listener()
  // Learning for the first time who is signed in is no change: nothing was fetched for anybody else.
  if (before !== undefined && before?.userId !== next?.userId) for (const listener of userListeners) listener()
}

/** Takes over the session that `authenticate` answered. */
export function openSession(answer: SessionAnswer): void {
  become({ userId: answer.userId, accessToken: answer.accessToken, endsAt: Date.now() + answer.expiresIn * 1000 })
  const before = readStored('signedInAs')
  store('signedInAs', answer.userId)
  // Somebody else's: what was kept for when there is no network is not theirs.
  if (before !== undefined && before !== answer.userId) void forgetOffline()
}

/** Part of no page: it is wanted once, by whoever leaves or comes. */
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
    // Only a refusal signs out: a broken network must not.
    if (!(error instanceof CallError) || (error.reason !== 'sessionExpired' && error.reason !== 'unauthenticated'))
      throw error
    become(null)
  }
  return current ?? null
}

/**
 * The live session, renewed from the cookie when needed; null when nobody is signed in. Throws `CallError` when the server
 * cannot be asked. The refresh credential is used up by each renewal, so tabs take turns.
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

/** Runs `work` while no other tab does the same. Browsers offer locks on secure origins only; elsewhere it just runs. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('festoon.renew', work) : work()
}

/** Makes the next call renew first: the server no longer took the token. */
export function forgetAccessToken(): void {
  if (current) current = { ...current, endsAt: 0 }
}

/** The session as last known, without asking. undefined: not known yet. */
export function knownSession(): SignedIn | null | undefined {
  return current
}

/** Who is signed in, as far as can be told without asking; null: nobody. */
export const signedInUser = (): string | null => (current === undefined ? cookieUser() : (current?.userId ?? null))

const subscribe = (listeners: Set<() => void>, listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back whenever the session is learnt, renewed or ended. Returns the way to stop. */
export const onSessionChange = (listener: () => void): (() => void) => subscribe(sessionListeners, listener)

/** Calls back when another person, or nobody, is signed in instead. Returns the way to stop. */
export const onUserChange = (listener: () => void): (() => void) => subscribe(userListeners, listener)

/** Loads the page anew when another tab signed out, or in as somebody else: what it shows is not theirs to see. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null) return
    // Signed in elsewhere: this tab is too. Without an answer it finds out with its next call.
    if (isStoredAs(key, 'signedInAs') && !current) liveSession().catch(() => undefined)
    const isOther = isStoredAs(key, 'signedInAs') && current && current.userId !== newValue
    if (isOther || isStoredAs(key, 'signedOutAt')) location.reload()
  })
}

/**
 * Signs this device out: revokes the session, ends the identity provider's, clears cookies and storage, and starts over at
 * the root (SIGN-18..21). The cookie is proof enough, so that an access token that ended cannot keep anybody signed in.
 */
export async function signOut(site: Pick<Site, 'firebase'>): Promise<void> {
  await revokeSession()
  // Our own session is over whatever the provider says.
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

/** Ends this device's session on the server and clears its cookies; the page stays. Throws `CallError`. */
export async function revokeSession(): Promise<void> {
  await postCall({ service: 'AuthenticationService', method: 'signOut', input: {}, blocking: true })
  current = null
}
