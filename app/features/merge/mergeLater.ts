import { readStored, store, forget } from '../../platform/browser/storage.ts'
import type { MissingContact } from './mergeMachine.ts'

/**
 * Stores a reminder to ask for the missing email address or phone number the next time the list of parties is opened (RSVP-42).
 */
export const askLater = (missing: MissingContact): void => void store('mergeLater', missing)

/**
 * Returns the contact detail that a stored reminder asks for, `email` or `phone`, and removes the reminder. Returns null if
 * there is no reminder.
 */
export function takeAskedLater(): MissingContact | null {
  const missingContact = readStored('mergeLater')
  forget('mergeLater')
  return missingContact === 'phone' || missingContact === 'email' ? missingContact : null
}
