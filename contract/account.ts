import { z } from 'zod'
import { email, epochMs, filledLine, loginPhone, phone, uuid } from './text.ts'
import { limits } from './limits.ts'
import { operation } from './operation.ts'

export const textPermissionStatus = z.enum(['granted', 'rejected'])

/** A person with an account, as that person sees it (ENT-01). */
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

export const code = z.string().regex(new RegExp(`^\\d{${limits.codeLength}}$`), { message: 'A code has six digits' })

/** What sending or checking a code answers. `customToken` is for the identity provider, never for a session. */
export const codeAnswer = z.object({
  success: z.boolean(),
  errorMessage: z.string().optional(),
  customToken: z.string().optional(),
})

const session = z.object({
  userId: uuid,
  accessToken: z.string(),
  /** Seconds until the access token ends. */
  expiresIn: z.number(),
})
export type SessionAnswer = z.infer<typeof session>

/** Sends a six-digit code to an e-mail address. Answers alike for known and unknown accounts (RPC-13). */
export const sendEmailSignInCode = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  input: z.object({ emailAddress: email }),
  output: codeAnswer,
  failures: ['rateLimited'],
})

/** Trades an e-mailed code for a custom identity token (RPC-14). */
export const signInWithEmailAndCode = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  repeat: 'secret',
  input: z.object({ emailAddress: email, code }),
  output: codeAnswer,
  failures: ['codeInvalid', 'codeExpired', 'rateLimited'],
})

/** Sends a six-digit code to a phone (RPC-15). */
export const sendPhoneSignInCode = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  input: z.object({ phoneNumber: loginPhone }),
  output: codeAnswer,
  failures: ['rateLimited'],
})

/** Trades a texted code for a custom identity token (RPC-16). */
export const signInWithPhoneAndCode = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  repeat: 'secret',
  input: z.object({ phoneNumber: loginPhone, code }),
  output: codeAnswer,
  failures: ['codeInvalid', 'codeExpired', 'rateLimited'],
})

/** Tells whether the verified contact of the header's identity token has an account (RPC-30, RPC-31). */
export const accountExists = operation({
  service: 'ElkEventService',
  access: 'identity',
  writes: false,
  input: z.object({}),
  output: z.object({ exists: z.boolean() }),
  failures: ['identityInvalid'],
})

/**
 * Makes the account of the verified contact, with 60 coins less those that were spent on samples before (RPC-28, COIN-01,
 * COIN-03). What else is said about phones is not believed: the account has the contact that was verified, and no other.
 */
export const createElkUser = operation({
  service: 'ElkEventService',
  access: 'identity',
  writes: true,
  input: z.object({
    elkUser: z.object({
      name: filledLine(limits.name),
      phoneNumber: phone.optional(),
      phones: z.array(phone).max(10).optional(),
      grantedTextPermission: z.boolean().optional(),
      textPermissionStatus: textPermissionStatus.optional(),
    }),
    coinsSpent: z.number().int().min(0).max(limits.freeCoins).default(0),
  }),
  output: z.object({ user: userSchema }),
  failures: ['identityInvalid', 'accountExists'],
})

/** Opens a session: answers the access token and sets the cookies `userId` and `authToken` (RPC-09, SIGN-22). */
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
    product: z.number().int(),
    platform: z.literal('web'),
  }),
  output: session,
  failures: ['identityInvalid', 'notFound'],
})

/** Trades the `userId` and `refreshToken` of a sign-in link, which is used up, for a custom identity token (RPC-11, RPC-12). */
export const signInWithRefreshToken = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  repeat: 'secret',
  input: z.object({ userId: uuid, deviceId: filledLine(64), refreshToken: z.string().min(1).max(256) }),
  output: z.object({ customToken: z.string() }),
  failures: ['linkInvalid'],
})

/** Renews the access token from the refresh credential of the cookie or the payload, which is used up (RPC-10). */
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
  output: session,
  failures: ['sessionExpired'],
})

/** Ends this device's session and clears its cookies. */
export const signOut = operation({
  service: 'AuthenticationService',
  access: 'anyone',
  writes: true,
  input: z.object({}),
  output: z.object({}),
  failures: [],
})

/** The signed-in person (RPC-27). */
export const getElkUser = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ userId: uuid }),
  output: z.object({ user: userSchema }),
  failures: ['forbidden'],
})
