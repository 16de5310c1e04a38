import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CoinChange } from '@festoon/contract/nouns/coin'
import { Button } from '@festoon/ui/Button'
import { Skeleton } from '@festoon/ui/Skeleton'
import { errorMessage } from '../../../rpc/errorMessage.ts'
import { coinHistoryQuery } from '../../../api/queries.ts'

const words: Record<CoinChange['kind'], string> = {
  opening: 'Brought along',
  free: 'A present from us',
  samples: 'Samples, before you signed in',
  bought: 'Bought',
  drawn: 'Four drawn pictures',
  joined: 'From your other account',
}
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`
const shownAtFirst = 4

/** Where one's coins came from and went, the latest first. */
export function CoinHistory() {
  const { data: changes, error } = useQuery(coinHistoryQuery)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? changes : changes?.slice(0, shownAtFirst)
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="text-label font-semibold">Where your coins came from, and went</h3>
      {error && (
        <p role="alert" className="text-label text-error">
          {errorMessage(error)}
        </p>
      )}
      {!changes && !error && <Skeleton className="h-24" />}
      {shown?.length === 0 && <p className="text-label text-ink-muted">Nothing yet.</p>}
      <ul className="grid grid-cols-1 divide-y-2 divide-line">
        {shown?.map(({ entry, kind, amount, balance, at }) => (
          <li key={entry} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="grid">
              <span className="text-label">{words[kind]}</span>
              <time dateTime={new Date(at).toISOString()} className="text-caption text-ink-muted">
                {dates.format(at)}
              </time>
            </span>
            <span className="grid justify-items-end tabular-nums">
              <span className="text-label font-semibold">{signed(amount)}</span>
              <span className="text-caption text-ink-muted">{balance} left</span>
            </span>
          </li>
        ))}
      </ul>
      {changes && shown && shown.length < changes.length && (
        <Button className="justify-self-start" tone="plain" size="small" onClick={() => setShowsAll(true)}>
          Show more
        </Button>
      )}
    </section>
  )
}
