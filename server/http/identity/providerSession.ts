import { limits } from '@festoon/contract/limits'
import { signInProviders } from '@festoon/contract/signInProvider'
import { z } from 'zod'
import { sealedCookie } from './sealedCookie.ts'

const session = z.object({ provider: z.enum(signInProviders), idToken: z.string() })

/** Which provider this browser is signed in with, and under what name, so that signing out can end that too (SIGN-20). */
export const providerSession = sealedCookie('providerSession', session, limits.sessionCookieSeconds)

/** Characters of an ID token that still fits into a cookie once it is sealed. */
export const longestIdToken = 2_500
