import type { NewsletterForm } from '../../config/newsletterConfig.ts'
import { ServiceRefused } from '../fetchJson.ts'
import type { NewsletterProvider } from './port.ts'

const timeoutMs = 10_000

/**
 * Creates a newsletter provider that signs people up through a mailing service's web form, such as Mailchimp's, Buttondown's,
 * or Brevo's. Any page or redirect in response means success. Status 409 also counts as success, because it means that the
 * email address is already subscribed, which must not be revealed.
 */
export const newsletterFormPost = ({ address, field }: NewsletterForm): NewsletterProvider => ({
  subscribe: async (email) => {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ [field]: email }),
      // The page that the form redirects to is meant for people.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    const isTaken = response.ok || (response.status >= 300 && response.status < 400) || response.status === 409
    if (!isTaken) throw new ServiceRefused(response.status)
  },
})
