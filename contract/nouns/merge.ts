import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { email, loginPhone } from '../wire/text.ts'
import { code, codeSent, userSchema } from './account.ts'

/** An email address or a phone number to add to an account (RPC-17). */
export const piiSchema = z.union([z.strictObject({ emailAddress: email }), z.strictObject({ phoneNumber: loginPhone })])
export type Pii = z.infer<typeof piiSchema>

/**
 * Sends a code to an email address or phone number that the caller wants to add to their account (RPC-17). The result is the
 * same whether or not another account has that email address or phone number.
 */
export const sendPiiVerificationCode = operation({
  service: 'AuthenticationService',
  access: 'user',
  needsProof: true,
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: codeSent,
  failures: ['proofRequired', 'rateLimited'],
})

/**
 * Verifies the code from `sendPiiVerificationCode` (RPC-18). Returns `piiAdded` if the email address or phone number was added
 * to the caller's account, or `mergePrompt` if it belongs to another account, which `confirmUserMerge` can merge into the
 * caller's.
 */
export const verifyWithPiiAndCode = operation({
  service: 'AuthenticationService',
  access: 'user',
  needsProof: true,
  writes: true,
  input: z.object({ pii: piiSchema, code }),
  output: z.discriminatedUnion('result', [
    z.object({ result: z.literal('piiAdded'), user: userSchema }),
    z.object({
      result: z.literal('mergePrompt'),
      other: z.object({ name: z.string(), photoUrl: z.string().optional(), eventCount: z.number().int() }),
    }),
  ]),
  failures: ['codeInvalid', 'codeExpired', 'proofRequired', 'rateLimited'],
})

/**
 * Merges the other account that `pii` belongs to into the caller's account, and deletes the other account (RPC-26). Fails with
 * `mergeUnverified` unless the caller verified `pii` in this session within the last ten minutes.
 */
export const confirmUserMerge = operation({
  service: 'UserService',
  access: 'user',
  needsProof: true,
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: z.object({ user: userSchema }),
  failures: ['mergeUnverified', 'proofRequired'],
})
