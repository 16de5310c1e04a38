import { z } from 'zod'
import type { ExternalAccount, Identity, ShownBy } from './port.ts'

/** The schema of an account at an external provider, as our own tokens contain it. */
const externalAccount: z.ZodType<ExternalAccount> = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  provenAt: z.number().optional(),
})

/** The claims of our own tokens that say which proof a person showed. */
export const shownClaims = { account: externalAccount.optional(), passkey: z.literal(true).optional() }

type ShownClaims = z.infer<z.ZodObject<typeof shownClaims>>

/** Returns the claims for a proof that a person showed. */
export const toShownClaims = (shownBy: ShownBy): ShownClaims => {
  if (shownBy === 'code') return {}
  return shownBy === 'passkey' ? { passkey: true } : { account: shownBy }
}

/** Returns the proof that a person showed from the claims of one of our own tokens. */
export const readShownClaims = ({ account, passkey }: ShownClaims): Pick<Identity, 'account' | 'isContactProven'> => ({
  account,
  isContactProven: account === undefined && passkey === undefined,
})
