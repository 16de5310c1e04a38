import * as copy from '@festoon/contract/messages/devPages'
import { priceText } from '@festoon/contract/rules/events/price'
import { paymentReturnPath } from '@festoon/contract/wire/paymentReturnPath'
import type { TestOffer } from '../providers/payments/port.ts'
import { developerPage } from '../rpc/http/developerPage.tsx'

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
  return developerPage({
    title: copy.checkoutTitle,
    heading: priceText(order.amount, order.currency),
    note: copy.checkoutNote,
    action: paymentReturnPath,
    hiddenFields: withEnd(paidId, 'succeeded'),
    submit: copy.pay,
    cancel: {
      label: copy.decline,
      href: `${paymentReturnPath}?${new URLSearchParams(withEnd(declinedId, 'failed')).toString()}`,
    },
  })
}
