import { paymentReturnPath } from '@festoon/contract/wire/paymentReturnPath'
import { priceText } from '@festoon/contract/rules/events/price'
import { renderToStaticMarkup } from 'react-dom/server'
import type { TestOffer } from '../providers/payments/port.ts'
import { developerStyle, developerStyleHash } from '../rpc/http/developerStyle.ts'

/** The page on which a developer pays without money, or does not. `query`: what the return page is opened with. */
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
        <title>Test checkout</title>
        <style>{developerStyle}</style>
      </head>
      <body>
        <main>
          <h1>{priceText(order.amount, order.currency)}</h1>
          <p>This server has no Stripe account. Nobody is charged: this page only says whether the payment was made.</p>
          <form method="get" action={paymentReturnPath}>
            {withEnd(paidId, 'succeeded').map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <button>Pay</button>
            <a href={declined}>Decline</a>
          </form>
        </main>
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    policy: `default-src 'none'; style-src 'sha256-${developerStyleHash}'; form-action 'self'; frame-ancestors 'none'`,
  }
}
