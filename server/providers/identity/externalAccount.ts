import { z } from 'zod'
import type { ExternalAccount } from './port.ts'

/** The schema of an account at an external provider, as our own tokens contain it. */
export const externalAccount: z.ZodType<ExternalAccount> = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  provenAt: z.number().optional(),
})
