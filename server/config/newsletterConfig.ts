import { z } from 'zod'
import { ConfigError } from '../core/ConfigError.ts'
import { newsletterForm } from './companyLinks.ts'

/** Schemas of the newsletter-related environment variables. */
export const newsletterEnvironment = {
  NEWSLETTER_PROVIDER: z.enum(['table', 'form']).default('table'),
  NEWSLETTER_FORM: z.url({ protocol: /^https?$/, message: 'must start with https:// or http://' }).optional(),
  NEWSLETTER_EMAIL_FIELD: z.string().min(1).max(128).default('EMAIL'),
}

const environment = z.object(newsletterEnvironment)

/**
 * Reads the settings for the form that newsletter sign-ups are posted to. Returns undefined if sign-ups are stored in the
 * database.
 * @throws ConfigError if NEWSLETTER_FORM is set without NEWSLETTER_PROVIDER=form.
 */
export function readNewsletter(value: z.infer<typeof environment>, companySite: string): NewsletterForm | undefined {
  if (value.NEWSLETTER_PROVIDER === 'form')
    return { address: value.NEWSLETTER_FORM ?? `${companySite}${newsletterForm}`, field: value.NEWSLETTER_EMAIL_FIELD }
  if (value.NEWSLETTER_FORM !== undefined) throw new ConfigError('NEWSLETTER_FORM requires NEWSLETTER_PROVIDER=form.')
  return undefined
}

/** A mailing provider's sign-up form, with the URL and field name from the provider's embed code. */
export interface NewsletterForm {
  /** URL that the form posts to. Its query may contain the provider's own ids. */
  address: string
  /** Name of the form's email field. */
  field: string
}
