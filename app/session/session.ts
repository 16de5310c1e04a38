import { operations } from '@festoon/contract/operations'
import type { SessionAnswer } from '@festoon/contract/account'
import { CallError, postCall } from '../api/postCall.ts'
import { clearStored } from './storage.ts'
import { deviceId } from './deviceId.ts'

export interface SignedIn {
  userId: string
  accessToken: string
  /** ms: when the access token ends. */
  endsAt: number
}

/** Renew this long before the end, so that no call travels with a dying token. */
const marginMs = 30_000

const hasSessionCookie = (): boolean => /(?:^|;\s*)userId=/.test(document.cookie)

let current: SignedIn | null | undefined
let renewing: Promise<SignedIn | null> | undefined
const listeners = new Set<() => void>()

function become(next: SignedIn | null): void {
  const changed = next?.userId !== current?.userId
  current = next
  if (changed) for (const listener of listeners) listener()
}

/** Takes over the session that `authenticate` answered. The access token lives in memory only. */
export function openSession(answer: SessionAnswer): void {
  become({ userId: answer.userId, accessToken: answer.accessToken, endsAt: Date.now() + answer.expiresIn * 1000 })
}

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
  if (current && current.endsAt - Date.now() > marginMs) return current
  if (current === null || !hasSessionCookie()) {
    become(null)
    return null
  }
  renewing ??= navigator.locks.request('festoon.renew', renew).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Forces the next call to renew: the server no longer took the token. */
export function forgetAccessToken(): void {
  if (current) current = undefined
}

/** The session as last known, without asking. undefined: not known yet. */
export function knownSession(): SignedIn | null | undefined {
  return current
}

/** Calls back whenever somebody signs in or out. Returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Signs this device out: revokes the session, clears cookies and storage, and starts over at the root (SIGN-18..21). */
export async function signOut(): Promise<void> {
  const session = current
  await postCall({
    service: 'AuthenticationService',
    method: 'signOut',
    input: {},
    blocking: true,
    ...(session ? { credentials: { userId: session.userId, accessToken: session.accessToken } } : {}),
  })
  become(null)
  clearStored()
  location.assign('/')
}
