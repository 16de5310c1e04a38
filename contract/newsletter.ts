import { z } from 'zod'
import { limits } from './limits.ts'
import { isEmail } from './rules/email.ts'

/** What the sign-up to the newsletter sends (WELC-03). `website` is a field that people do not see: who fills it in is none. */
export const newsletterSchema = z.object({
  email: z
    .string()
    .trim()
    .max(limits.email)
    .refine((text) => isEmail(text)),
  website: z.string().max(2_048).default(''),
})
