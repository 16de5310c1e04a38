import type { User } from '@festoon/contract/account'
import { limits } from '@festoon/contract/limits'
import { preference, type Preference } from '@festoon/contract/rules/preferences'
import { readStored, store } from '../session/storage.ts'
import type { Missing } from './mergeMachine.ts'

/** Tells whether it is time to suggest a second contact (MERGE-06, MERGE-07). Times in ms; `snoozedAt` 0 means never. */
export function isMergeDue(user: Pick<User, 'phones' | 'emails'>, snoozedAt: number, now: number): boolean {
  return user.phones.length > 0 && user.emails.length === 0 && now - snoozedAt > limits.mergeNudgeMs
}

/**
 * The contact to ask somebody for who has just said yes: the one by which the host sends news of this party, when it is
 * missing (MERGE-08), else the one that is suggested anyway when it is time to. null: none. Times in ms.
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

/** When the suggestion was last put off, in ms; 0 when never (STORE-05). */
export function mergeSnoozedAt(): number {
  const at = Number(readStored('mergeNudgedAt') ?? 0)
  return Number.isFinite(at) ? at : 0
}

/** Puts the suggestion off for a day. */
export const snoozeMerge = (now: number): void => store('mergeNudgedAt', String(now))
