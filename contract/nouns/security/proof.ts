import { z } from 'zod'
import { operation } from '../../wire/operation.ts'
import { code, codeSent, sessionResult, userSchema } from '../account.ts'
import { piiSchema } from '../merge.ts'

/**
 * Sends a code to one of the caller's own email addresses or phone numbers. The code proves that the account's owner is present,
 * before a change that could lock the owner out. Fails with `notFound` if the contact isn't the caller's.
 */
export const sendProofCode = operation({
  service: 'AuthenticationService',
  access: 'user',
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: codeSent,
  failures: ['notFound', 'rateLimited'],
})

/**
 * Checks a code from `sendProofCode`. For `limits.proofSeconds`, the session may then run operations that need a proof. All
 * tokens of the session are replaced: the result contains the new access token, and a cookie the new refresh token.
 */
export const proveWithCode = operation({
  service: 'AuthenticationService',
  access: 'user',
  writes: true,
  repeat: 'secret',
  input: z.object({ pii: piiSchema, code }),
  output: sessionResult,
  failures: ['notFound', 'codeInvalid', 'codeExpired', 'rateLimited'],
})

/**
 * Removes an email address or phone number from the caller's account. Fails with `lastContact` for the only one, because the
 * account could no longer be reached.
 */
export const removeContact = operation({
  service: 'UserService',
  access: 'user',
  needsProof: true,
  writes: true,
  input: z.object({ pii: piiSchema }),
  output: z.object({ user: userSchema }),
  failures: ['notFound', 'lastContact', 'proofRequired'],
})
