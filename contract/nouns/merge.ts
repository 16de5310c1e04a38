import { z } from 'zod'
import { userSchema } from './account.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { email, loginPhone } from '../wire/text.ts'

/** A contact to add to an account: an email address or a phone number (RPC-17). */
export const piiSchema = z.union([z.strictObject({ emailAddress: email }), z.strictObject({ phoneNumber: loginPhone })])
export type Pii = z.infer<typeof piiSchema>

/**
 * Sends a code to a contact that the caller wants to add. The result is the same whether or not the contact has an account
 * (RPC-17).
 */
export const sendPiiVerificationCode = operation({
  service: 'AuthenticationService',
  access: 'user',
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: z.object({ success: z.boolean(), errorMessage: z.string().optional() }),
  failures: ['rateLimited'],
})

/**
 * Verifies the code from `sendPiiVerificationCode` (RPC-18). With `piiAdded`, the contact now belongs to the caller. With
 * `mergePrompt`, it belongs to another account, whose name and number of events are returned; `confirmUserMerge` merges the
 * two.
 */
export const verifyWithPiiAndCode = operation({
  service: 'AuthenticationService',
  access: 'user',
  writes: true,
  input: z.object({ pii: piiSchema, code: z.string().regex(new RegExp(`^\\d{${limits.codeLength}}$`)) }),
  output: z.discriminatedUnion('result', [
    z.object({ result: z.literal('piiAdded'), user: userSchema }),
    z.object({
      result: z.literal('mergePrompt'),
      other: z.object({ name: z.string(), photoUrl: z.string().optional(), eventCount: z.number().int() }),
    }),
  ]),
  failures: ['codeInvalid', 'codeExpired', 'rateLimited'],
})

/**
 * Merges another account into the caller's, if the caller verified its contact in this session within the last ten minutes.
 * Moves events, RSVPs, coins and contacts, and ends the other account's sessions (RPC-26).
 */
export const confirmUserMerge = operation({
  service: 'UserService',
  access: 'user',
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: z.object({ user: userSchema }),
  failures: ['mergeUnverified'],
})
