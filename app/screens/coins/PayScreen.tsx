import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect, useSearchParams, type LoaderFunction } from 'react-router-dom'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/account/coins'
import { priceText } from '@festoon/contract/rules/events/price'
import { payPath } from '@festoon/contract/wire/payPath'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Skeleton } from '@festoon/ui/Skeleton'
import { call } from '../../platform/api/call.ts'
import { coinPacksQuery } from '../../platform/api/queries.ts'
import * as paths from '../../platform/paths.ts'
import { readPaymentState } from '../../platform/readPath.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CardForm } from './CardForm.tsx'

/** Query that starts a payment. Runs once per visit to the page, and again when the user retries. */
const paymentQuery = (priceId: string) => ({
  queryKey: ['payment', priceId],
  queryFn: () => call('initializePayment', { priceId }),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
})

/**
 * Redirects the visitor unless the URL names a coin pack that can be bought by card. Reloads the page after client-side
 * navigation.
 */
export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ request }) => {
    const paymentState = readPaymentState(new URL(request.url).searchParams)
    if (!paymentState) return redirect(paths.root())
    // Only a document loaded from this address may load the payment service's code, so the page is loaded again after
    // client-side navigation.
    const [visit] = performance.getEntriesByType('navigation')
    if (visit && new URL(visit.name).pathname !== payPath) {
      location.assign(paths.pay(paymentState.priceId, paymentState.location))
      return new Promise(() => undefined)
    }
    const { packs, payment } = await queryClient.ensureQueryData(coinPacksQuery)
    const isKnown = packs.some(({ priceId }) => priceId === paymentState.priceId)
    return isKnown && payment?.kind === 'stripe' ? null : redirect(paymentState.location)
  }

/** The page that shows the selected coin pack and the card form (COIN-04). */
export function Component() {
  const [query] = useSearchParams()
  const paymentState = readPaymentState(query)
  const [tries, setTries] = useState(0)
  const { data: offer } = useQuery(coinPacksQuery)
  const pack = offer?.packs.find(({ priceId }) => priceId === paymentState?.priceId)
  const paymentStart = useQuery({ ...paymentQuery(pack?.priceId ?? ''), enabled: pack !== undefined })
  if (!paymentState || !pack || offer?.payment?.kind !== 'stripe') return null
  const price = priceText(pack.amount, pack.currency)

  return (
    <section className="mx-auto my-8 grid w-full max-w-lg grid-cols-1 gap-6 px-4 wide:my-14">
      <div className="grid grid-cols-1 gap-2">
        <h1 className="font-display text-headline">{copy.coinCount(pack.coins)}</h1>
        <p className="text-lead tabular-nums">
          {copy.packDetail(price, Math.floor(pack.coins / limits.imageSetCoins))}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-6 rounded-lg bg-surface p-5 shadow-raised wide:p-8">
        {paymentStart.data && (
          <CardForm
            key={tries}
            publishableKey={offer.payment.publishableKey}
            clientSecret={paymentStart.data.clientSecret}
            price={price}
            returnUrl={new URL(paths.paymentReturn(pack.priceId, paymentState.location), location.origin).href}
            cancelPath={paymentState.location}
            onRetry={() => setTries(tries + 1)}
          />
        )}
        {paymentStart.isError && (
          <>
            <p role="alert" className="text-body text-error">
              {errorMessage(paymentStart.error)}
            </p>
            <div className="flex flex-wrap justify-end gap-3">
              <ButtonLink tone="quiet" href={paymentState.location}>
                {copy.notNow}
              </ButtonLink>
              <Button busy={paymentStart.isFetching} onClick={() => void paymentStart.refetch()}>
                {copy.tryAgain}
              </Button>
            </div>
          </>
        )}
        {paymentStart.isPending && (
          <div role="status" aria-label={copy.preparingPayment} className="grid grid-cols-1 gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
      </div>
      <p className="text-center text-caption text-ink-muted">{copy.cardGoesToStripe}</p>
    </section>
  )
}
