import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/edit/cover'
import { Button } from '@festoon/ui/Button'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { coinPacksQuery, coinsQuery } from '../../../platform/api/queries.ts'
import { useRealtime } from '../../../platform/api/useRealtime.ts'
import { useSession } from '../../../platform/session/useSession.ts'

const CoinDialog = lazyPart(() => import('./CoinDialog.tsx').then((module) => module.CoinDialog))

/**
 * Button that opens the user's coin history and, if coins can be bought on this server, the coin packs for sale (COIN-04).
 * `isUrgent` means that the user has too few coins to generate images.
 */
export function MoreCoins({ isUrgent }: { isUrgent: boolean }) {
  const { data } = useQuery(coinPacksQuery)
  const { userId } = useSession()
  // Coins may be bought in another tab, and payments may be confirmed late.
  useRealtime(userId === undefined ? [] : [{ topic: `events/users/${userId}`, keys: [coinsQuery.queryKey] }])
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  return (
    <>
      <Button tone={isUrgent && data.payment ? 'primary' : 'plain'} size="small" onClick={() => setOpen(true)}>
        {data.payment ? copy.getMoreCoins : copy.yourCoins}
      </Button>
      {isOpen && <CoinDialog packs={data.packs} payment={data.payment} onClose={() => setOpen(false)} />}
    </>
  )
}
