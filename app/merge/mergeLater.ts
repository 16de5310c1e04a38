import { readStored, store, forget } from '../browser/storage.ts'
import type { Missing } from './mergeMachine.ts'

/** Stores a request to ask for a contact when the list of parties is next opened (RSVP-42). */
export const askLater = (missing: Missing): void => store('mergeLater', missing)

/** Returns the stored contact request and removes it. */
export function takeAskedLater(): Missing | null {
  const missing = readStored('mergeLater')
  forget('mergeLater')
  return missing === 'phone' || missing === 'email' ? missing : null
}
