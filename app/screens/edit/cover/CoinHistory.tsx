import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/coins'
import type { CoinChange } from '@festoon/contract/nouns/coin'
import { Button } from '@festoon/ui/Button'
import { Skeleton } from '@festoon/ui/Skeleton'
import { coinHistoryQuery } from '../../../platform/api/queries.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'

const labels: Record<CoinChange['kind'], string> = {
  opening: copy.openingBalance,
  free: copy.freeCoins,
  samples: copy.samples,
  bought: copy.bought,
  drawn: copy.generated,
  joined: copy.merged,
}
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const withSign = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`
const initialCount = 4

/** List of the changes to the user's coin balance, newest first. Shows four until the user selects "Show more". */
export function CoinHistory() {
  const { data: changes, error } = useQuery(coinHistoryQuery)
  const [showsAll, setShowsAll] = useState(false)
  const shownChanges = showsAll ? changes : changes?.slice(0, initialCount)
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="text-label font-semibold">{copy.coinHistory}</h3>
      {error && (
        <p role="alert" className="text-label text-error">
          {errorMessage(error)}
        </p>
      )}
      {!changes && !error && <Skeleton className="h-24" />}
      {shownChanges?.length === 0 && <p className="text-label text-ink-muted">{copy.noHistory}</p>}
      <ul className="grid grid-cols-1 divide-y-2 divide-line">
        {shownChanges?.map(({ entry, kind, amount, balance, at }) => (
          <li key={entry} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="grid">
              <span className="text-label">{labels[kind]}</span>
              <time dateTime={new Date(at).toISOString()} className="text-caption text-ink-muted">
                {dates.format(at)}
              </time>
            </span>
            <span className="grid justify-items-end tabular-nums">
              <span className="text-label font-semibold">{withSign(amount)}</span>
              <span className="text-caption text-ink-muted">{copy.balanceLeft(balance)}</span>
            </span>
          </li>
        ))}
      </ul>
      {changes && shownChanges && shownChanges.length < changes.length && (
        <Button className="justify-self-start" tone="plain" size="small" onClick={() => setShowsAll(true)}>
          {copy.showMore}
        </Button>
      )}
    </section>
  )
}
