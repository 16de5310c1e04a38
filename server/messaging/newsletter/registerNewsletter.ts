import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { email as emailAddress } from '@festoon/contract/wire/text'
import { Failure } from '../../core/Failure.ts'
import { recipientKey } from '../../crypto/addressKey.ts'
import { askProvider } from '../../rpc/askProvider.ts'
import { isRootHost } from '../../rpc/http/hosts.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'

/** The schema of a newsletter sign-up (WELC-03). `website` is an invisible form field that only bots fill in. */
const newsletterSchema = z.object({
  email: emailAddress,
  website: z.string().max(2_048).default(''),
})

/** The outcome of a sign-up, shown on the form's page in browsers without JavaScript. */
type Outcome = 'thanks' | 'invalid' | 'later'

/**
 * Registers `POST /newsletter`, which signs up an email address (WELC-03). The response doesn't reveal whether the address was
 * already signed up, nor whether its mailbox was signed up too often. Bots that fill in the hidden field get the same response
 * but aren't signed up. Browsers without JavaScript are redirected back to the page with the form, which shows the outcome.
 */
export function registerNewsletter(app: FastifyInstance, services: Services): void {
  const { budgets, config, db, keys, providers, rateLimits } = services
  app.post('/newsletter', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    requireSameOrigin(config, request)
    const wantsPage = (request.headers.accept ?? '').includes('text/html')
    const back = (outcome: Outcome): FastifyReply => reply.redirect(pageOf(services, request, outcome), 303)
    const subscribe = async (): Promise<void> => {
      await rateLimits.takeFrom('newsletterFromAddress', request.ip)
      const body = newsletterSchema.safeParse(request.body)
      if (!body.success) throw new Failure('invalid')
      const { email, website } = body.data
      if (website !== '') return
      // A mailbox has any number of addresses. The response is the same, because it would show that others were signed up.
      const mailbox = recipientKey(keys.addressKey, 'email', email)
      if (await budgets.spend(db, [{ name: 'newslettersToAddress', subject: mailbox, amount: 1 }])) return
      await askProvider(services, 'newsletter', () => providers.newsletter.subscribe(email))
    }
    reply.header('cache-control', 'no-store')
    try {
      await subscribe()
    } catch (error) {
      if (!wantsPage || !(error instanceof Failure)) throw error
      return back(error.data.reason === 'invalid' ? 'invalid' : 'later')
    }
    return wantsPage ? back('thanks') : reply.send({ subscribed: true })
  })
}

/**
 * Returns the path of the page with the sign-up form. The query contains the outcome, and the fragment scrolls the page to the
 * form.
 */
const pageOf = ({ config }: Services, request: FastifyRequest, outcome: Outcome): string =>
  `${isRootHost(config, request) ? '/' : '/welcome'}?newsletter=${outcome}#newsletter`
