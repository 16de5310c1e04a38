import { z } from 'zod'
import { userSchema } from './account.ts'
import { limits } from './limits.ts'
import { operation } from './operation.ts'
import { email, loginPhone } from './text.ts'

/** A contact that somebody adds to their account: the one kind or the other (RPC-17). */
export const piiSchema = z.union([z.strictObject({ emailAddress: email }), z.strictObject({ phoneNumber: loginPhone })])
export type Pii = z.infer<typeof piiSchema>

/** Sends a code to a contact that the caller wants to add. Answers alike whether or not it has an account (RPC-17). */
export const sendPiiVerificationCode = operation({
  service: 'AuthenticationService',
  access: 'user',
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: z.object({ success: z.boolean(), errorMessage: z.string().optional() }),
  failures: ['rateLimited'],
})

/**
 * Checks the code (RPC-18). `piiAdded`: the contact is the caller's now. `mergePrompt`: it belongs to another account,
 * of which the caller, who holds the contact, may know name and number of events; `confirmUserMerge` joins the two.
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
 * Joins the account of a contact, which the caller verified in this session within ten minutes, into the caller's: events,
 * answers, coins and contacts move, nothing is lost, and the other account's sessions end (RPC-26).
 */
export const confirmUserMerge = operation({
  service: 'UserService',
  access: 'user',
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: z.object({ user: userSchema }),
  failures: ['mergeUnverified'],
})
