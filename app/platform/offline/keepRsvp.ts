import type { Attendance } from '@festoon/contract/nouns/guest'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { rememberUnsentId } from '../document/guestMemory.ts'
import { CallError } from '../rpc/postCall.ts'
import { rsvpSyncTag, dropWaiting, keepWaiting, type WaitingCall } from '../worker/waitingRsvps.ts'

// Loaded when the guest starts to RSVP, because it can't be loaded once the server is unreachable.

/** An unsent RSVP, stored so that the guest can see and change it. */
export interface WaitingRsvp {
  rsvp: Omit<Attendance, 'inviteeId'>
  /** The values with which the RSVP form is refilled if the guest changes the RSVP. */
  values: RsvpFormState['values']
}

/** The party and the key under which this browser stores an unsent RSVP. */
export interface WaitingId {
  eventId: string
  /** The guest's invitee id, or the event's id for visitors without a key. */
  waitingKey: string
}

export interface WaitingCallOfGuest {
  /** The invitee id, which stays the same across retries. It is newly created for a guest without a personal link. */
  inviteeId: string
  /** The call that the service worker sends. */
  call: WaitingCall
}

/** The Background Sync API, which wakes the service worker when the network is back. TypeScript's DOM types lack it. */
interface SyncManager {
  register: (tag: string) => Promise<void>
}
const hasSync = (registration: object): registration is { sync: SyncManager } => 'sync' in registration

/** Returns true if an error means that the call may not have reached the server. */
const isUnreached = (error: unknown): boolean =>
  error instanceof CallError && (error.reason === 'network' || error.reason === 'timeout')

/**
 * Stores an RSVP that didn't reach the server, to be sent when the network is back. If the guest has no account and the browser
 * supports Background Sync, the service worker sends the RSVP even after the page is closed. Returns true if the RSVP was
 * stored; false if the call failed for another reason or storing failed.
 */
export async function keepRsvp(
  { eventId, waitingKey }: WaitingId,
  error: unknown,
  page: WaitingRsvp,
  guestCall: WaitingCallOfGuest | undefined,
): Promise<boolean> {
  if (!isUnreached(error)) return false
  try {
    await keepWaiting(waitingKey, { page, ...(guestCall ? { call: guestCall.call } : {}) })
  } catch {
    return false
  }
  rememberUnsentId(eventId, waitingKey, guestCall?.inviteeId ?? '')
  // Some browsers refuse it in private windows.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  // Without Background Sync, the page sends the RSVP while it is open, or when it is next opened.
  if (registration && hasSync(registration)) await registration.sync.register(rsvpSyncTag).catch(() => undefined)
  return true
}

/** Deletes an unsent RSVP, after it was sent or when the guest changes it. */
export async function forgetRsvp({ eventId, waitingKey }: WaitingId): Promise<void> {
  rememberUnsentId(eventId, waitingKey, undefined)
  await dropWaiting(waitingKey).catch(() => undefined)
}

export const isWaitingRsvp = (value: unknown): value is WaitingRsvp =>
  typeof value === 'object' && value !== null && 'rsvp' in value && 'values' in value
