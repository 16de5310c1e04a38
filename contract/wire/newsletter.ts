import { z } from 'zod'
import { limits } from '../limits.ts'
import { isEmail } from '../rules/email.ts'

/** A newsletter sign-up (WELC-03). `website` is an invisible field: if it is filled in, the sender is a bot. */
export const newsletterSchema = z.object({
  email: z
    .string()
    .trim()
    .max(limits.email)
    .refine((text) => isEmail(text)),
  website: z.string().max(2_048).default(''),
})
