import type { Attendance } from '@festoon/contract/nouns/guest'

/**
 * Saves an RSVP. Resolves with `saved` when the server has stored the RSVP, or with `signInRequired` if the email address or
 * phone number needs a sign-in. Rejects with a `CallError`. If the service worker has already sent the RSVP, `result` is the
 * server's response.
 */
export type SaveRsvp = (rsvp: Omit<Attendance, 'inviteeId'>, result?: unknown) => Promise<'saved' | 'signInRequired'>
