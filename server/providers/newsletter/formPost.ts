import { ServiceRefused } from '../fetchJson.ts'
import type { NewsletterProvider } from './port.ts'
import type { NewsletterForm } from '../../config/newsletterConfig.ts'

const timeoutMs = 10_000

/**
 * Fills in the form of a mailing provider: one post of a form, as Mailchimp, Buttondown, Brevo and others take it. They answer
 * with a page or lead to one: both are a yes. 409 means that the address is known, which is nobody's business.
 */
export const newsletterFormPost = ({ address, field }: NewsletterForm): NewsletterProvider => ({
  subscribe: async (email) => {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ [field]: email }),
      // The page that it leads to is for a reader.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    const isTaken = response.ok || (response.status >= 300 && response.status < 400) || response.status === 409
    if (!isTaken) throw new ServiceRefused(response.status)
  },
})
