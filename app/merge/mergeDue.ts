import type { User } from '@festoon/contract/account'
import { limits } from '@festoon/contract/limits'
import { readStored, store } from '../session/storage.ts'

/** Tells whether it is time to suggest a second contact (MERGE-06, MERGE-07). Times in ms; `snoozedAt` 0 means never. */
export function isMergeDue(user: Pick<User, 'phones' | 'emails'>, snoozedAt: number, now: number): boolean {
  return user.phones.length > 0 && user.emails.length === 0 && now - snoozedAt > limits.mergeNudgeMs
}

/** When the suggestion was last put off, in ms; 0 when never (STORE-05). */
export function mergeSnoozedAt(): number {
  const at = Number(readStored('mergeNudgedAt') ?? 0)
  return Number.isFinite(at) ? at : 0
}

/** Puts the suggestion off for a day. */
export const snoozeMerge = (now: number): void => store('mergeNudgedAt', String(now))
