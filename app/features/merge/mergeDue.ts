import { limits } from '@festoon/contract/limits'
import type { User } from '@festoon/contract/nouns/account'
import { preference, type Preference } from '@festoon/contract/rules/guests/preferences'
import { forget, readStored, store } from '../../platform/browser/storage.ts'
import type { MissingContact } from './mergeMachine.ts'

/**
 * Returns true if the app should suggest adding an email address: the user has only a phone number and hasn't snoozed the
 * suggestion in the last 24 hours (MERGE-06, MERGE-07). `snoozedAt` and `now` are in ms; a `snoozedAt` of 0 means never.
 */
export function isMergeDue(user: Pick<User, 'phones' | 'emails'>, snoozedAt: number, now: number): boolean {
  return user.phones.length > 0 && user.emails.length === 0 && now - snoozedAt > limits.mergeNudgeMs
}

/**
 * Returns the contact detail to ask for after an RSVP of yes, `email` or `phone`; null if there is nothing to ask for. A
 * missing contact detail that the host uses to reach guests comes first (MERGE-08). Otherwise, returns `email` if the app
 * should suggest adding an email address. `snoozedAt` and `now` are in ms.
 */
export function missingAfterYes(
  user: Pick<User, 'phones' | 'emails'>,
  notifyBy: Preference,
  snoozedAt: number,
  now: number,
): MissingContact | null {
  if (notifyBy === preference.phone && user.phones.length === 0) return 'phone'
  if (notifyBy === preference.email && user.emails.length === 0) return 'email'
  return isMergeDue(user, snoozedAt, now) ? 'email' : null
}

/** Returns the time at which the user last snoozed the suggestion to add an email address, in ms; 0 if never (STORE-05). */
export function mergeSnoozedAt(): number {
  const at = Number(readStored('mergeNudgedAt') ?? 0)
  return Number.isFinite(at) ? at : 0
}

/** Snoozes the suggestion to add an email address, also one postponed to the events page (MERGE-07). `now` is in ms. */
export function snoozeMerge(now: number): void {
  store('mergeNudgedAt', String(now))
  forget('mergeLater')
}
