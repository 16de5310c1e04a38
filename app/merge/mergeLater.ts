import { readStored, store, forget } from '../browser/storage.ts'
import type { Missing } from './mergeMachine.ts'

/** Stores a reminder to ask for the missing email address or phone number when the list of parties is next opened (RSVP-42). */
export const askLater = (missing: Missing): void => store('mergeLater', missing)

/**
 * Returns whether a stored reminder asks for an email address or phone number, and removes the reminder; null if there is
 * none.
 */
export function takeAskedLater(): Missing | null {
  const missing = readStored('mergeLater')
  forget('mergeLater')
  return missing === 'phone' || missing === 'email' ? missing : null
}
