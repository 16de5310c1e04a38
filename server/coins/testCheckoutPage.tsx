import { renderToStaticMarkup } from 'react-dom/server'
import * as copy from '@festoon/contract/messages/devPages'
import { priceText } from '@festoon/contract/rules/events/price'
import { paymentReturnPath } from '@festoon/contract/wire/paymentReturnPath'
import { formPolicy } from '../core/closedPolicy.ts'
import type { TestOffer } from '../providers/payments/port.ts'
import { developerStyle, developerStyleHash } from '../rpc/http/developerStyle.ts'

/**
 * Renders the page where a developer chooses the outcome of a test payment. `query` is passed on to the page that the browser
 * then returns to.
 */
export function testCheckoutPage(
  { order, paidId, declinedId }: TestOffer,
  query: URLSearchParams,
): { html: string; policy: string } {
  const withEnd = (id: string, status: string): [string, string][] => [
    ...[...query].filter(([name]) => name !== 'payment_intent' && name !== 'redirect_status'),
    ['payment_intent', id],
    ['redirect_status', status],
  ]
  const declined = `${paymentReturnPath}?${new URLSearchParams(withEnd(declinedId, 'failed')).toString()}`
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{copy.checkoutTitle}</title>
        <style>{developerStyle}</style>
      </head>
      <body>
        <main>
          <h1>{priceText(order.amount, order.currency)}</h1>
          <p>{copy.checkoutNote}</p>
          <form method="get" action={paymentReturnPath}>
            {withEnd(paidId, 'succeeded').map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <button>{copy.pay}</button>
            <a href={declined}>{copy.decline}</a>
          </form>
        </main>
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    policy: formPolicy(developerStyleHash),
  }
}
