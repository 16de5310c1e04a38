import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { redirect, useNavigate, useSearchParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/account/coins'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Spinner } from '@festoon/ui/Spinner'
import { call } from '../../platform/api/call.ts'
import { coinsQuery } from '../../platform/api/queries.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import * as paths from '../../platform/paths.ts'
import { readPaymentReturn } from '../../platform/readPath.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { report } from '../../platform/rpc/report.ts'

/** Redirects to the home page if the URL doesn't identify a payment (ROUTE-41). */
export const loader = (): LoaderFunction => (args) =>
  readPaymentReturn(new URL(args.request.url).searchParams) ? null : redirect(paths.root())

/**
 * The page that verifies a payment and then returns to the page where the user started it (ROUTE-40, COIN-06, ERR-30). Skips
 * verification of a declined payment. If verification fails, opens the home page instead.
 */
export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const notify = useNotice()
  const queryClient = useQueryClient()
  const hasStarted = useRef(false)

  useEffect(() => {
    const paymentReturn = readPaymentReturn(query)
    if (hasStarted.current || !paymentReturn) return
    hasStarted.current = true
    const { paymentIntentId, isDeclined, priceId, location } = paymentReturn
    const returnToPanel = () => navigate(location, { replace: true, state: { panel: 'cover' } })
    const run = async (): Promise<void> => {
      if (isDeclined) {
        notify({ level: 'warn', text: copy.paymentCanceled })
        return returnToPanel()
      }
      try {
        const data = { webData: { paymentIntentId, productId: priceId } }
        const { coinBalance, coinsAdded } = await call('verifyCoinPurchase', { taskId: newUuid(), data })
        queryClient.setQueryData(coinsQuery.queryKey, coinBalance)
        notify({ level: 'info', text: copy.coinsAdded(coinsAdded) })
      } catch (error) {
        report('ERROR', 'A payment could not be verified', error)
        notify({ level: 'error', text: errorMessage(error) })
        return navigate(paths.root(), { replace: true })
      }
      return returnToPanel()
    }
    void run()
  }, [query, navigate, notify, queryClient])

  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 p-16 text-lead text-ink-muted">
      <Spinner /> {copy.confirmingPayment}
    </p>
  )
}
