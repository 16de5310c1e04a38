import { z } from 'zod'
import { userSchema } from './account.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { email, loginPhone } from '../wire/text.ts'

/** An email address or a phone number to add to an account (RPC-17). */
export const piiSchema = z.union([z.strictObject({ emailAddress: email }), z.strictObject({ phoneNumber: loginPhone })])
export type Pii = z.infer<typeof piiSchema>

/**
 * Sends a code to an email address or phone number that the caller wants to add to their account. The result is the same
 * whether or not it belongs to another account (RPC-17).
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
 * Verifies the code from `sendPiiVerificationCode` (RPC-18). The result `piiAdded` means that the email address or phone number
 * was added to the caller's account. `mergePrompt` means that it belongs to another account, whose name and number of events
 * are returned; `confirmUserMerge` then merges the two accounts.
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
 * Merges another account into the caller's, if the caller verified that account's email address or phone number in this session
 * within the last ten minutes. Moves events, RSVPs, coins, email addresses and phone numbers, and ends the other account's
 * sessions (RPC-26).
 */
export const confirmUserMerge = operation({
  service: 'UserService',
  access: 'user',
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: z.object({ user: userSchema }),
  failures: ['mergeUnverified'],
})
