import { z } from 'zod'
import { limits } from '../../limits.ts'
import { operation } from '../../wire/operation.ts'
import { epochMs, filledLine } from '../../wire/text.ts'
import { sessionResult } from '../account.ts'

/** Binary data as base64url, as browsers encode WebAuthn responses. */
const binary = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)

const passkeyId = binary(1_400)
const credential = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') }

/** A browser's response to creating a passkey (RegistrationResponseJSON of WebAuthn Level 3). */
export const createdPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(8_192),
    attestationObject: binary(32_768),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
})
export type CreatedPasskey = z.infer<typeof createdPasskey>

/** A browser's response to using a passkey (AuthenticationResponseJSON of WebAuthn Level 3). */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(8_192),
    authenticatorData: binary(4_096),
    signature: binary(4_096),
    userHandle: binary(128).optional(),
  }),
})
export type UsedPasskey = z.infer<typeof usedPasskey>

export const passkeySchema = z.object({
  passkeyId,
  name: z.string(),
  createdAt: epochMs,
  lastUsedAt: epochMs.optional(),
})
export type Passkey = z.infer<typeof passkeySchema>

const list = z.object({ passkeys: z.array(passkeySchema) })
const name = filledLine(limits.name)

/** Returns the data with which a browser uses a passkey. The challenge is valid once, for a few minutes. */
export const getPasskeyChallenge = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.object({ challenge: z.string(), rpId: z.string() }),
  failures: [],
})

/** Exchanges the response of a passkey for a custom identity token of its account. */
export const signInWithPasskey = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  repeat: 'secret',
  input: z.object({ passkey: usedPasskey }),
  output: z.object({ customToken: z.string() }),
  failures: ['passkeyInvalid', 'rateLimited'],
})

/** Proves with one of the caller's own passkeys that the account's owner is present, like `proveWithCode`. */
export const proveWithPasskey = operation({
  service: 'AuthenticationService',
  access: 'user',
  writes: true,
  repeat: 'secret',
  input: z.object({ passkey: usedPasskey }),
  output: sessionResult,
  failures: ['passkeyInvalid', 'rateLimited'],
})

/** Returns the caller's passkeys, oldest first. */
export const fetchPasskeys = operation({
  service: 'UserService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: list,
  failures: [],
})

/** Returns the data with which a browser creates a passkey for the caller. */
export const startPasskey = operation({
  service: 'UserService',
  access: 'user',
  needsProof: true,
  writes: false,
  input: z.object({}),
  output: z.object({
    challenge: z.string(),
    rpId: z.string(),
    /** The user's id in base64url. */
    userHandle: z.string(),
    userName: z.string(),
    displayName: z.string(),
    /** The ids of the passkeys that the account already has. */
    exclude: z.array(passkeyId),
  }),
  failures: ['proofRequired'],
})

/** Adds a passkey that the caller's browser has created with the data from `startPasskey`. */
export const addPasskey = operation({
  service: 'UserService',
  access: 'user',
  needsProof: true,
  writes: true,
  input: z.object({ passkey: createdPasskey, name }),
  output: list,
  failures: ['passkeyInvalid', 'passkeyLimit', 'proofRequired'],
})

/** Renames one of the caller's passkeys. */
export const renamePasskey = operation({
  service: 'UserService',
  access: 'user',
  writes: true,
  input: z.object({ passkeyId, name }),
  output: list,
  failures: ['notFound'],
})

/** Removes one of the caller's passkeys. The account can still be opened with a code. */
export const removePasskey = operation({
  service: 'UserService',
  access: 'user',
  needsProof: true,
  writes: true,
  input: z.object({ passkeyId }),
  output: list,
  failures: ['notFound', 'proofRequired'],
})
