import { z } from 'zod'
import { limits } from '../limits.ts'
import { isEmail } from '../rules/email.ts'

/** A newsletter sign-up (WELC-03). `website` is an invisible form field, which only bots fill in. */
export const newsletterSchema = z.object({
  email: z
    .string()
    .trim()
    .max(limits.email)
    .refine((text) => isEmail(text)),
  website: z.string().max(2_048).default(''),
})
