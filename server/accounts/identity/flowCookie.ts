import { z } from 'zod'
import { signInProviders } from '@festoon/contract/wire/signInProvider'
import { sealedCookie } from './sealedCookie.ts'

const flow = z.object({
  provider: z.enum(signInProviders),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The `s` parameter of `/login`, which is passed back unchanged after the sign-in. */
  returnState: z.string(),
})

/**
 * The cookie of a sign-in that is in progress at an external provider. The browser that started the sign-in keeps the cookie
 * for ten minutes. Each sign-in has its own cookie, named after its `state`, so that two tabs can sign in at once.
 */
export const flowCookie = sealedCookie('signInFlow', flow, 600, '/')

/**
 * The maximum number of concurrent sign-ins per browser. Each cookie takes up to about 3 kB of the 16 kB available for a
 * request's headers.
 */
export const maxFlows = 3
