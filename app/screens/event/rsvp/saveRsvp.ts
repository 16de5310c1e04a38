import type { Attendance } from '@festoon/contract/nouns/guest'

/**
 * Saves an RSVP. Resolves with `saved` when the server has stored the RSVP, with `signInRequired` if the email address or phone
 * number needs a sign-in, or with `refused` if an earlier RSVP can no longer be undone. Rejects with a `CallError`. If the
 * service worker has already sent the RSVP, `result` is the server's response.
 */
export type SaveRsvp = (
  rsvp: Omit<Attendance, 'inviteeId'>,
  result?: unknown,
) => Promise<'saved' | 'signInRequired' | 'refused'>
