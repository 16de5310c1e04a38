import { z } from 'zod'
import type { ExternalAccount, Identity, IdentityProof } from './port.ts'

/** The schema of an account at an external provider, as our own tokens contain it. */
const externalAccount: z.ZodType<ExternalAccount> = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  provenAt: z.number().optional(),
})

/** The claims of our own tokens that say which proof a person showed. */
export const proofClaims = { account: externalAccount.optional(), passkey: z.literal(true).optional() }

type ProofClaims = z.infer<z.ZodObject<typeof proofClaims>>

/** Returns the claims for a proof that a person showed. */
export const toProofClaims = (proof: IdentityProof): ProofClaims => {
  if (proof === 'code') return {}
  return proof === 'passkey' ? { passkey: true } : { account: proof }
}

/** Returns the proof that a person showed from the claims of one of our own tokens. */
export const readProofClaims = ({ account, passkey }: ProofClaims): Pick<Identity, 'account' | 'isContactProven'> => ({
  account,
  isContactProven: account === undefined && passkey === undefined,
})
