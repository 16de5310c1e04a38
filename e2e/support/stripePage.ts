import type { BrowserContext } from '@playwright/test'
import type { StripeService } from '../../tests/support/services/stripeService.ts'

/** The simulated behavior of cards and of Stripe's hosts. */
export interface StripePage {
  card: 'taken' | 'declined' | 'broken'
  isReachable: boolean
  /** The bodies of the payment requests. */
  paymentBodies: URLSearchParams[]
}

/** A replacement for Stripe.js (https://docs.stripe.com/js). Its frame and its calls use the real URLs. */
const script = `
window.Stripe = (key) => ({
  elements: ({ clientSecret }) => {
    const handlers = {}
    return {
      clientSecret,
      create: () => ({
        on: (name, handler) => { handlers[name] = handler },
        mount: (place) => {
          const frame = document.createElement('iframe')
          frame.title = 'Secure payment input frame'
          frame.src = 'https://js.stripe.com/v3/elements-inner-payment.html'
          frame.style.cssText = 'border:0;width:100%;height:13rem'
          frame.onload = () => handlers.ready()
          place.append(frame)
        },
        destroy: () => document.querySelector('iframe')?.remove(),
      }),
      submit: async () => ({}),
    }
  },
  confirmPayment: async ({ elements, confirmParams }) => {
    const id = elements.clientSecret.split('_secret_')[0]
    const body = new URLSearchParams({ key, client_secret: elements.clientSecret, return_url: confirmParams.return_url })
    const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', { method: 'POST', body })
    const { error } = await answer.json()
    if (error) return { error }
    const back = new URL(confirmParams.return_url)
    back.searchParams.set('payment_intent', id)
    back.searchParams.set('payment_intent_client_secret', elements.clientSecret)
    back.searchParams.set('redirect_status', 'succeeded')
    location.assign(back)
    return new Promise(() => {})
  },
})`

const frame = `<!doctype html><style>
body{margin:0;font:16px system-ui}label{display:block;font-size:14px;margin-bottom:4px}div{margin-bottom:14px}
input{box-sizing:border-box;width:100%;padding:12px;border:1px solid #767676;border-radius:8px;font:inherit}
</style><div><label for=n>Card number</label><input id=n placeholder="1234 1234 1234 1234"></div>
<div><label for=e>Expiration date</label><input id=e placeholder="MM / YY"></div>`

const refusals = {
  declined: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  broken: { type: 'api_error', message: 'An internal detail.' },
} as const

/** Replaces Stripe's hosts in a browser. The payments come from the stand-in that the server uses. */
export async function stripePage(context: BrowserContext, stripe: StripeService): Promise<StripePage> {
  const state: StripePage = { card: 'taken', isReachable: true, paymentBodies: [] }
  await context.route('https://js.stripe.com/**', (route) => {
    if (!state.isReachable) return route.abort()
    const isScript = route.request().url().endsWith('/v3/')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript ? script : frame,
    })
  })
  await context.route('https://api.stripe.com/**', (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '')
    state.paymentBodies.push(body)
    const headers = { 'access-control-allow-origin': '*' }
    if (state.card !== 'taken') return route.fulfill({ status: 402, headers, json: { error: refusals[state.card] } })
    const id = body.get('client_secret')?.split('_secret_')[0] ?? ''
    stripe.pay(id)
    return route.fulfill({ headers, json: { id, status: 'succeeded' } })
  })
  return state
}
