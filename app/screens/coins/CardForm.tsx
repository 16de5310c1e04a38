import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as copy from '@festoon/contract/messages/account/coins'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Skeleton } from '@festoon/ui/Skeleton'
import { report } from '../../platform/rpc/report.ts'
import { openStripeForm, type StripeForm } from './stripeForm.ts'

export interface CardFormProps {
  publishableKey: string
  clientSecret: string
  /** The formatted price, including its currency. */
  price: string
  /** The URL that Stripe redirects to after the payment. */
  returnUrl: string
  /** The path that the cancel button links to. */
  cancelPath: string
  /** Called when the buyer clicks "Try again" after the form failed to load. */
  onRetry: () => void
}

type Stage = { status: 'loading' | 'unreachable' } | { status: 'ready'; form: StripeForm }

/**
 * Class names of the element that contains Stripe's form, by loading status. While the form is loading, the element has no
 * height but isn't hidden, because Stripe renders into it.
 */
const heights: Record<Stage['status'], string> = { loading: 'h-0 overflow-hidden', unreachable: 'hidden', ready: '' }

/** Stripe's card form, with buttons to pay or cancel. */
export function CardForm({ publishableKey, clientSecret, price, returnUrl, cancelPath, onRetry }: CardFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>({ status: 'loading' })
  const payment = useMutation({
    mutationFn: async (form: StripeForm) => form.pay(returnUrl),
    onError: (error) => report('ERROR', 'A payment failed', error),
  })
  const refusal = payment.isError || (payment.isSuccess && payment.data.message === undefined)

  useEffect(() => {
    let isUnmounted = false
    let form: StripeForm | undefined
    const open = async (): Promise<void> => {
      if (!place.current) return
      try {
        form = await openStripeForm(place.current, { publishableKey, clientSecret })
        if (isUnmounted) form.remove()
        else setStage({ status: 'ready', form })
      } catch (error) {
        if (isUnmounted) return
        report('WARN', 'The card form did not load', error)
        setStage({ status: 'unreachable' })
      }
    }
    void open()
    return () => {
      isUnmounted = true
      form?.remove()
    }
  }, [publishableKey, clientSecret])

  const cancel = (
    <ButtonLink tone="quiet" href={cancelPath}>
      {copy.notNow}
    </ButtonLink>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      {stage.status === 'loading' && (
        <div role="status" aria-label={copy.loadingForm} className="grid grid-cols-2 gap-3">
          <Skeleton className="col-span-2 h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="col-span-2 h-12" />
        </div>
      )}
      {/* Stripe's frame copies this element's colors, border and corners. */}
      <div
        ref={place}
        className={`${heights[stage.status]} rounded-md border-line-strong bg-surface font-body text-ink outline-focus`}
      />
      {stage.status === 'unreachable' && (
        <div role="alert" className="rounded-md bg-danger px-4 py-3 text-body text-danger-ink">
          {copy.formUnavailable}
        </div>
      )}
      {payment.isSuccess && payment.data.message !== undefined && (
        <p role="alert" className="rounded-md bg-danger px-4 py-3 text-body text-danger-ink">
          {copy.cardRefused(payment.data.message)}
        </p>
      )}
      {refusal && (
        <p role="alert" className="rounded-md bg-danger px-4 py-3 text-body text-danger-ink">
          {copy.paymentFailed}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        {stage.status === 'unreachable' ? (
          <Button onClick={onRetry}>{copy.tryAgain}</Button>
        ) : (
          <Button
            busy={payment.isPending}
            disabled={stage.status === 'loading'}
            onClick={() => stage.status === 'ready' && payment.mutate(stage.form)}
          >
            {copy.payPrice(price)}
          </Button>
        )}
      </div>
    </div>
  )
}
