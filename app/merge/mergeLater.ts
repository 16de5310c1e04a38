import { readStored, store, forget } from '../browser/storage.ts'
import type { Missing } from './mergeMachine.ts'

/** Notes to ask for a contact when the list of parties is opened next (RSVP-42). */
export const askLater = (missing: Missing): void => store('mergeLater', missing)

/** Returns the contact noted before, once. */
export function takeAskedLater(): Missing | null {
  const missing = readStored('mergeLater')
  forget('mergeLater')
  return missing === 'phone' || missing === 'email' ? missing : null
}
