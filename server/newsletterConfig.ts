import { z } from 'zod'
import { ConfigError } from './ConfigError.ts'
import { newsletterForm } from './http/companyLinks.ts'
import type { NewsletterForm } from './providers/newsletter/formPost.ts'

/** The variables, as part of the server's environment. */
export const newsletterEnvironment = {
  NEWSLETTER_PROVIDER: z.enum(['table', 'form']).default('table'),
  NEWSLETTER_FORM: z.url({ protocol: /^https?$/, message: 'must start with https:// or http://' }).optional(),
  NEWSLETTER_EMAIL_FIELD: z.string().min(1).max(128).default('EMAIL'),
}

const environment = z.object(newsletterEnvironment)

/**
 * Reads where sign-ups to the newsletter go; undefined: into the database.
 * @throws ConfigError when a form is named that nothing would be posted to.
 */
export function readNewsletter(value: z.infer<typeof environment>, companySite: string): NewsletterForm | undefined {
  if (value.NEWSLETTER_PROVIDER === 'form')
    return { address: value.NEWSLETTER_FORM ?? `${companySite}${newsletterForm}`, field: value.NEWSLETTER_EMAIL_FIELD }
  if (value.NEWSLETTER_FORM !== undefined) throw new ConfigError('NEWSLETTER_FORM goes with NEWSLETTER_PROVIDER=form.')
  return undefined
}
