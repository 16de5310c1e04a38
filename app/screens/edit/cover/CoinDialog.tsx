import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/account/coins'
import type { CoinPack, PaymentMethod } from '@festoon/contract/nouns/coin'
import { priceText } from '@festoon/contract/rules/events/price'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { Dialog } from '@festoon/ui/Dialog'
import { call } from '../../../platform/api/call.ts'
import * as paths from '../../../platform/paths.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CoinHistory } from './CoinHistory.tsx'

export interface CoinDialogProps {
  packs: readonly CoinPack[]
  /** The payment method; null if coins can't be bought on this server. */
  payment: PaymentMethod | null
  onClose: () => void
}

/**
 * Dialog with the user's coin history and, if coins can be bought on this server, the coin packs for sale (COIN-04, COIN-05).
 */
export function CoinDialog({ packs, payment, onClose }: CoinDialogProps) {
  const { pathname, search } = useLocation()
  const [priceId, setPriceId] = useState(packs[0]?.priceId ?? '')
  const pack = packs.find((one) => one.priceId === priceId)
  const checkout = useMutation({
    mutationFn: async () => {
      const from = pathname + search
      if (payment?.kind !== 'test') return location.assign(paths.pay(priceId, from))
      const { clientSecret } = await call('initializePayment', { priceId })
      const back = new URL(paths.paymentReturn(priceId, from), location.origin)
      const query = new URLSearchParams({ client_secret: clientSecret, return_url: back.href })
      return location.assign(`${payment.checkoutPath}?${query.toString()}`)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={payment ? copy.getMoreCoins : copy.yourCoins}
      description={copy.whatCoinsBuy(limits.imageSetCoins)}
      actions={
        payment && (
          <>
            <Button tone="quiet" onClick={onClose}>
              {copy.notNow}
            </Button>
            <Button
              busy={checkout.isPending || checkout.isSuccess}
              disabled={pack === undefined}
              onClick={() => checkout.mutate()}
            >
              {pack === undefined ? copy.pay : copy.payPrice(priceText(pack.amount, pack.currency))}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-7">
        {payment && (
          <Choice
            legend={copy.howMany}
            name="coinPack"
            layout="column"
            value={priceId}
            onValueChange={setPriceId}
            options={packs.map(({ priceId: value, coins, amount, currency }) => ({
              value,
              label: copy.coinCount(coins),
              hint: copy.packDetail(priceText(amount, currency), Math.floor(coins / limits.imageSetCoins)),
            }))}
          />
        )}
        {checkout.isError && (
          <p role="alert" className="text-label text-error">
            {errorMessage(checkout.error)}
          </p>
        )}
        <CoinHistory />
      </div>
    </Dialog>
  )
}
