import type { User } from '@festoon/contract/nouns/account'
import { limits } from '@festoon/contract/limits'
import { preference, type Preference } from '@festoon/contract/rules/guests/preferences'
import { readStored, store } from '../browser/storage.ts'
import type { Missing } from './mergeMachine.ts'

/**
 * Returns true if it is time to suggest a second contact (MERGE-06, MERGE-07). `snoozedAt` and `now` are in ms; a `snoozedAt` of
 * 0 means never.
 */
export function isMergeDue(user: Pick<User, 'phones' | 'emails'>, snoozedAt: number, now: number): boolean {
  return user.phones.length > 0 && user.emails.length === 0 && now - snoozedAt > limits.mergeNudgeMs
}

/**
 * Returns the kind of contact to ask for after an RSVP of yes; null if there is none. If the guest lacks the contact that the
 * host uses for this party, returns that one (MERGE-08), or else the one that is due to be suggested. `snoozedAt` and `now` are
 * in ms.
 */
export function missingAfterYes(
  user: Pick<User, 'phones' | 'emails'>,
  newsBy: Preference,
  snoozedAt: number,
  now: number,
): Missing | null {
  if (newsBy === preference.phone && user.phones.length === 0) return 'phone'
  if (newsBy === preference.email && user.emails.length === 0) return 'email'
  return isMergeDue(user, snoozedAt, now) ? 'email' : null
}

/** Returns the time at which the suggestion was last snoozed, in ms; 0 if never (STORE-05). */
export function mergeSnoozedAt(): number {
  const at = Number(readStored('mergeNudgedAt') ?? 0)
  return Number.isFinite(at) ? at : 0
}

/** Snoozes the suggestion for a day. */
export const snoozeMerge = (now: number): void => store('mergeNudgedAt', String(now))
