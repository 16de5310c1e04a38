import { readStored, store, forget } from '../session/storage.ts'
import type { Missing } from './mergeMachine.ts'

/** Keeps that a contact is to be asked for, until the parties are opened next (RSVP-42). */
export const askLater = (missing: Missing): void => store('mergeLater', missing)

/** The contact to ask for now, which was put off before; asked once. */
export function takeAskedLater(): Missing | null {
  const missing = readStored('mergeLater')
  forget('mergeLater')
  return missing === 'phone' || missing === 'email' ? missing : null
}
