import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { uuid } from '../wire/text.ts'
import { code, codeResult } from './account.ts'
import { inviteeSchema } from './guest.ts'

/** Input fields that identify an invitee by id and token. */
const key = {
  eventId: uuid,
  invitee: z.object({ inviteeId: uuid }),
  token: z.string().max(128),
}

/** The parts that all operations with a code from `sendInviteeCode` share. */
const exchangesCode = {
  service: 'AuthenticationService',
  access: 'invitee',
  writes: true,
  input: z.object({ ...key, code }),
} as const

/**
 * Sends a code to the email address or phone number of an invitation that no account owns yet: for signing in (EVPAGE-26), or for
 * seeing the message and responses that the guest saved on another device, or for getting the RSVP by email. The result doesn't
 * reveal the email address or phone number, because the invitation link may have been forwarded.
 */
export const sendInviteeCode = operation({
  service: 'AuthenticationService',
  access: 'invitee',
  writes: true,
  input: z.object({ ...key, purpose: z.enum(['signIn', 'showRsvp', 'emailRsvp']).default('signIn') }),
  output: codeResult.extend({
    /** The channel that the code was sent through: `email`, or `phone` for SMS. */
    sentBy: z.enum(['email', 'phone']),
  }),
  failures: ['inviteeTokenInvalid', 'inviteeNotFound', 'accountExists', 'rateLimited'],
})

/** Exchanges the code sent by `sendInviteeCode` for a custom identity token. */
export const signInWithInviteeCode = operation({
  ...exchangesCode,
  repeat: 'secret',
  output: codeResult,
  failures: ['inviteeTokenInvalid', 'inviteeNotFound', 'codeInvalid', 'codeExpired', 'rateLimited'],
})

/**
 * Exchanges a code for seeing the RSVP, sent by `sendInviteeCode`, for the message and responses that the guest saved from another device
 * (docs/decisions/018-what-a-link-shows.md). Doesn't sign in.
 */
export const getRsvpWithCode = operation({
  ...exchangesCode,
  repeat: 'secret',
  output: inviteeSchema.pick({ rsvpMessage: true, answers: true, heads: true }),
  failures: ['inviteeTokenInvalid', 'inviteeNotFound', 'accountExists', 'codeInvalid', 'codeExpired', 'rateLimited'],
})

/**
 * Exchanges a code from `sendInviteeCode` for an email with the personal link, and with the RSVP if there is one. For guests whose
 * RSVPs aren't confirmed because anyone may have typed their address (docs/decisions/048-confirmations.md). Also confirms the
 * address, so that the guest gets the party's messages there (068).
 */
export const emailRsvp = operation({
  ...exchangesCode,
  output: z.object({}),
  failures: [
    'inviteeTokenInvalid',
    'inviteeNotFound',
    'notFound',
    'accountExists',
    'codeInvalid',
    'codeExpired',
    'rateLimited',
  ],
})
