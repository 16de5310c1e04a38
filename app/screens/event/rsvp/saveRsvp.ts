import type { Attendance } from '@festoon/contract/nouns/guest'

/**
 * A function that saves an RSVP. Resolves with `saved` when the server has stored it, or with `alreadyInvited` if the contact
 * belongs to another guest. Rejects with a `CallError`. `result` is the server's result if the service worker has already sent
 * the RSVP.
 */
export type SaveRsvp = (rsvp: Omit<Attendance, 'inviteeId'>, result?: unknown) => Promise<'saved' | 'alreadyInvited'>
