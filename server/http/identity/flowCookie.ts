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

/** A visit to an outside provider, kept in the browser that began it for ten minutes. */
export const flowCookie = sealedCookie('signInFlow', flow, 600)
