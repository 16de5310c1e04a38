import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { product } from '../wire/rpc.ts'
import { email, epochMs, filledLine, loginPhone, personName, phone, uuid } from '../wire/text.ts'

export const textPermissionStatus = z.enum(['granted', 'rejected'])

/** The account data that a user can see about themselves (ENT-01). */
export const userSchema = z.object({
  id: uuid,
  name: z.string(),
  phoneNumber: z.string().optional(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  photoUrl: z.string().optional(),
  grantedTextPermission: z.boolean(),
  textPermissionStatus: textPermissionStatus.optional(),
  askForTextPermission: z.boolean(),
})
export type User = z.infer<typeof userSchema>

export const code = z.string().regex(new RegExp(`^\\d{${limits.codeLength}}$`), { message: copy.codeFormat })

/** The result of sending a code. */
export const codeSent = z.object({ success: z.boolean(), errorMessage: z.string().optional() })

/**
 * The result of sending or verifying a sign-in code. If the code is right, the client exchanges `customToken` for an identity
 * token at the identity provider.
 */
export const codeResult = codeSent.extend({ customToken: z.string().optional() })

const sendsSignInCode = {
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  output: codeResult,
  failures: ['rateLimited'],
} as const

const exchangesSignInCode = {
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  repeat: 'secret',
  output: codeResult,
  failures: ['codeInvalid', 'codeExpired', 'rateLimited'],
} as const

/** The caller's session, after it was opened, renewed or proved. */
export const sessionResult = z.object({
  userId: uuid,
  accessToken: z.string(),
  /** The time until the access token expires, in seconds. */
  expiresIn: z.number(),
})
export type SessionResult = z.infer<typeof sessionResult>

/** Sends a six-digit sign-in code by email. The result is the same whether or not an account exists (RPC-13). */
export const sendEmailSignInCode = operation({
  ...sendsSignInCode,
  input: z.object({ emailAddress: email }),
})

/** Exchanges a code sent by email for a custom identity token (RPC-14). */
export const signInWithEmailAndCode = operation({
  ...exchangesSignInCode,
  input: z.object({ emailAddress: email, code }),
})

/** Sends a six-digit sign-in code by SMS (RPC-15). */
export const sendPhoneSignInCode = operation({
  ...sendsSignInCode,
  input: z.object({ phoneNumber: loginPhone }),
})

/** Exchanges a code sent by SMS for a custom identity token (RPC-16). */
export const signInWithPhoneAndCode = operation({
  ...exchangesSignInCode,
  input: z.object({ phoneNumber: loginPhone, code }),
})

/** Checks whether the email address or phone number verified by the identity token belongs to an account (RPC-30, RPC-31). */
export const accountExists = operation({
  service: 'ElkEventService',
  access: 'identity',
  writes: false,
  input: z.object({}),
  output: z.object({ exists: z.boolean() }),
  failures: ['emailReassigned', 'identityInvalid'],
})

/**
 * Creates an account with `limits.freeCoins` coins, minus the coins already spent on sample images (RPC-28, COIN-01, COIN-03).
 * The account gets the email address or phone number verified by the identity token. Phone numbers in the input are ignored.
 */
export const createElkUser = operation({
  service: 'ElkEventService',
  access: 'identity',
  writes: true,
  input: z.object({
    elkUser: z.object({
      name: personName,
      phoneNumber: phone.optional(),
      phones: z.array(phone).max(10).optional(),
      grantedTextPermission: z.boolean().optional(),
      /** Null if the user hasn't been asked yet. */
      textPermissionStatus: textPermissionStatus.nullable().optional(),
    }),
    /**
     * The free coins that the browser has spent, which are 60 minus its balance (COIN-03). The account is charged no more than the
     * server delivered to the device (docs/decisions/016-charge-for-delivered-images.md).
     */
    coinsSpent: z.number().int().min(0).max(limits.freeCoins).default(0),
  }),
  output: z.object({ user: userSchema }),
  failures: ['accountExists', 'emailReassigned', 'identityInvalid'],
})

/** Opens a session, returns its access token, and sets the cookies `userId` and `authToken` (RPC-09, SIGN-22). */
export const authenticate = operation({
  service: 'AuthenticationService',
  access: 'identity',
  writes: true,
  repeat: 'secret',
  input: z.object({
    deviceId: filledLine(64),
    verifiedPhoneNumber: phone.optional(),
    verifiedEmailAddress: email.optional(),
    timestamp: epochMs,
    product,
    platform: z.literal('web'),
  }),
  output: sessionResult,
  failures: ['emailReassigned', 'identityInvalid', 'notFound'],
})

/** Exchanges the `userId` and single-use `refreshToken` from a sign-in link for a custom identity token (RPC-11, RPC-12). */
export const signInWithRefreshToken = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  repeat: 'secret',
  input: z.object({ userId: uuid, deviceId: filledLine(64), refreshToken: z.string().min(1).max(256) }),
  output: z.object({ customToken: z.string() }),
  failures: ['linkInvalid'],
})

/**
 * Returns a new access token in exchange for the single-use refresh token in the input or, without one, in the cookie (RPC-10).
 * Also renews the session cookies.
 */
export const refetchAccessToken = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  repeat: 'secret',
  input: z.object({
    userId: z.string().max(64).optional(),
    deviceId: filledLine(64),
    refreshToken: z.string().max(256).optional(),
    timestamp: epochMs,
  }),
  output: sessionResult,
  failures: ['sessionExpired'],
})

/** Ends the caller's session and clears the session cookies. */
export const signOut = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  repeat: 'again',
  input: z.object({}),
  output: z.object({}),
  failures: [],
})

/** Returns the caller's account data and the id of their device (RPC-27). Fails with `forbidden` for any other user. */
export const getElkUser = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ userId: uuid }),
  output: z.object({
    user: userSchema.extend({
      /** The id of the device on which the caller signed in (STORE-06). */
      deviceId: z.string(),
    }),
  }),
  failures: ['forbidden'],
})
