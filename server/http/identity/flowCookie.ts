import { signInProviders } from '@festoon/contract/signInProvider'
import { z } from 'zod'
import { sealedCookie } from './sealedCookie.ts'

const flow = z.object({
  provider: z.enum(signInProviders),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The state `s` of `/login`, given back as it came. */
  returnState: z.string(),
})

/**
 * A visit to an outside provider, kept in the browser that began it for ten minutes. Two tabs may be on their way at once: each
 * visit has its own, by its `state`.
 */
export const flowCookie = sealedCookie('signInFlow', flow, 600)

/** Visits that one browser may be on at once: a cookie takes up to 3 kB of the 16 kB that all headers of a request may. */
export const mostFlows = 3
