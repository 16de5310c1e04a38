import { z } from 'zod'
import { code, codeAnswer } from './account.ts'
import { operation } from './operation.ts'
import { uuid } from './text.ts'

/** A guest's row, and the key to it. */
const key = {
  eventId: uuid,
  invitee: z.object({ inviteeId: uuid }),
  token: z.string().max(128),
}

/**
 * Sends a sign-in code to the contact of a guest's own row, which no account has yet (EVPAGE-26). Whoever holds the link is
 * not told the contact: it may have been passed on.
 */
export const sendInviteeCode = operation({
  service: 'AuthenticationService',
  access: 'invitee',
  writes: true,
  input: z.object(key),
  output: codeAnswer.extend({
    /** By which of the contacts. */
    sentBy: z.enum(['email', 'phone']),
  }),
  failures: ['inviteeTokenInvalid', 'inviteeNotFound', 'accountExists', 'rateLimited'],
})

/** Trades that code for a custom identity token. */
export const signInWithInviteeCode = operation({
  service: 'AuthenticationService',
  access: 'invitee',
  writes: true,
  repeat: 'secret',
  input: z.object({ ...key, code }),
  output: codeAnswer,
  failures: ['inviteeTokenInvalid', 'inviteeNotFound', 'codeInvalid', 'codeExpired', 'rateLimited'],
})
